import { denial, presumption } from '../../../kernel/rule.ts'
import { isNewSpecies, onlyOfItsSpecies } from '../questions.ts'

const sharesNone = presumption({
  ruling: 'whoever has one species in common with another is not the only one of its species',
  asked: onlyOfItsSpecies,
  applies: () => true,
  answer: ({ own, others }) => own.every(species => !others.includes(species)),
})

/** To be the only member of one of its species is enough. */
const onlyOneOfOne = denial('cr14-species-28', sharesNone, ({ own, others }) =>
  own.some(species => !others.includes(species)),
)

const oneIsNew = presumption({
  ruling: 'one species that is not in play is enough',
  asked: isNewSpecies,
  applies: () => true,
  answer: ({ own, others }) => own.some(species => !others.includes(species)),
})

/** None of its species may be in play. */
const allAreNew = denial('cr14-species-29', oneIsNew, ({ own, others }) =>
  own.every(species => !others.includes(species)),
)

export const mixedSpecies = [sharesNone, onlyOneOfOne, oneIsNew, allAreNew]
