import { against } from '../../kernel/rule.ts'
import { isNewSpecies, onlyOfItsSpecies } from '../../questions/species/questions.ts'

export const mixedSpecies = [
  // To be the only member of one of its species is enough.
  against('cr14-species-28', onlyOfItsSpecies, ({ own, others }) => own.some(species => !others.includes(species)), {
    not: 'whoever has one species in common with another is not the only one of its species',
    mistaken: ({ own, others }) => own.every(species => !others.includes(species)),
  }),
  // None of its species may be in play.
  against('cr14-species-29', isNewSpecies, ({ own, others }) => own.every(species => !others.includes(species)), {
    not: 'one species that is not in play is enough',
    mistaken: ({ own, others }) => own.some(species => !others.includes(species)),
  }),
]
