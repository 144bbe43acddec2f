import type { Card } from '../text/card.ts'
import type { Clause, Filter } from '../text/text.ts'

export interface AddedCardText {
  /** It has all regular skills of such personnel at its location. @alone, for no other card has the skills of others in its own right */
  readonly hasSkillsOf?: Clause & { readonly where: Filter }
}

export const card: Card = {
  title: 'One',
  print: 'whole',
  glossary: {
    throughShields: { ruling: 'custom-cards-432', alone: true },
    hasSkillsOf: { ruling: 'custom-cards-433', where: { any: [{ affiliation: 'borg' }, { species: 'Borg' }] } },
  },
}
