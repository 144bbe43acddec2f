import type { Card } from '../text/card.ts'

export interface AddedCardText {
  /** Its player may keep it out of whatever chance selects from. */
  readonly avoidsChance?: true
}

export const card: Card = {
  title: 'Elim Garak',
  print: 'whole',
  glossary: { avoidsChance: true },
}
