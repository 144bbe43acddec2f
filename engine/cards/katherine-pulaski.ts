import type { Card } from '../text/card.ts'

export interface AddedCardText {
  /** While it is present, what the other card does does not happen there. */
  readonly suspends?: string
}

export const card: Card = {
  title: 'Katherine Pulaski',
  print: 'whole',
  glossary: { skilled: true, suspends: 'Doppelganger' },
}
