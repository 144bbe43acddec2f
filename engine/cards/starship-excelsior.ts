import type { Card } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

export interface AddedCardText {
  /** The skill that its special equipment supplies. */
  readonly supplies?: Clause & { readonly skill: string; readonly level: number }
}

export const card: Card = {
  title: 'Starship Excelsior',
  print: 'whole',
  glossary: {
    supplies: { ruling: '1eS-starship-excelsior-01', skill: 'Stellar Cartography', level: 1 },
  },
}
