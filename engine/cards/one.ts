import type { Card } from '../text/card.ts'
import type { Clause, Filter } from '../text/text.ts'

export interface AddedCardText {
  /** It has all regular skills of such personnel at its location. @alone, for no other card has the skills of others in its own right */
  readonly hasSkillsOf?: Clause & { readonly where: Filter }
  /** It is beamed through the opponent's SHIELDS, if nobody else goes with it. @alone, for no other personnel beams through SHIELDS alone */
  readonly goesThroughShields?: Clause
}

export const card: Card = {
  title: 'One',
  print: 'whole',
  glossary: {
    goesThroughShields: { ruling: 'custom-cards-432' },
    hasSkillsOf: { ruling: 'custom-cards-433', where: { any: [{ affiliation: 'borg' }, { species: 'Borg' }] } },
  },
}
