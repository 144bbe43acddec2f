import type { CardText } from '../../../text/text.ts'

declare module '../words.ts' {
  interface DownloadText {
    /** A dilemma may be downloaded to be used as a card of this type. */
    readonly as?: 'event'
  }
}

export const whimOfTheContinuum: CardText = {
  title: 'Whim of the Continuum',
  plays: [{ effects: [{ do: 'download', where: { icon: 'q' }, as: 'event' }] }],
}
