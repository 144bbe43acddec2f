import type { Card } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

export interface AddedCardText {
  /** Icons of the personnel of which it may apply several to the staffing of a ship. */
  readonly appliesTogether?: Clause & { readonly icons: readonly string[] }
}

export const card: Card = {
  title: 'Seven of Nine (The Borg)',
  print: { leftOut: 'drawing a card in place of the card play', onlyWith: ['draw', 'play'] },
  glossary: {
    appliesTogether: { ruling: '1eS-seven-of-nine-01', icons: ['communication', 'navigation', 'defense'] },
  },
}
