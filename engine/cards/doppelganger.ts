import type { Card } from '../text/card.ts'

export interface AddedCardText {
  /** Of duplicates in play that come to be at one location, as the law has it, one is discarded. */
  readonly partsDuplicates?: true
}

export const card: Card = {
  title: 'Doppelganger',
  print: { leftOut: 'Clone Machine', why: 'none is in play', lies: ['core'] },
  glossary: { plays: [{ stays: true }], partsDuplicates: true },
}
