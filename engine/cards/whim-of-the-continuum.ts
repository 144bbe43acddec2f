import type { Card } from '../text/card.ts'

export interface AddedDownloadText {
  /** A dilemma may be downloaded to be used as a card of this type. */
  readonly as?: 'event'
}

export const card: Card = {
  title: 'Whim of the Continuum',
  currentRulings: {
    plays: [{ effects: [{ do: 'download', where: { icon: 'q' }, as: 'event' }] }],
  },
}
