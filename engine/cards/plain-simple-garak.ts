import type { Card } from '../text/card.ts'

export interface AddedCardText {
  /** When it may be replaced by another version, in its own words. */
  readonly replaceable?: 'at any time'
}

export const card: Card = {
  title: 'Plain, Simple Garak',
  print: 'whole',
  glossary: { replaceable: 'at any time' },
}
