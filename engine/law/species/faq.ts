import { against, rule } from '../../kernel/rule.ts'
import { isOf } from '../../mechanics/species/species.ts'
import { isOfGender, isOfSpecies } from '../../questions/species/questions.ts'
import { byImageAndLore } from './customs.ts'

/** Everybody is of the gender that one expects. */
const asExpected = rule({
  ruling: 'faq96-367-love-interests-03',
  asked: isOfGender,
  applies: ({ printed, gender }) => printed.gender === gender,
  answer: true,
})

export const genders = [
  asExpected,
  // Whoever is without gender is of none.
  against('faq96-367-love-interests-01', isOfGender, false, {
    not: 'whoever has no gender passes for either',
    applies: ({ printed }) => printed.gender === 'neuter',
  }),
  // Data is male.
  against('faq96-367-love-interests-02', isOfGender, ({ printed, gender }) => printed.gender === gender, {
    not: 'an android has no gender',
    applies: ({ printed }, game) => isOf(game, printed, 'Android'),
    exceptionTo: [asExpected],
    mistaken: false,
  }),
]

/** Exocomps are artificial life-forms, but no androids. */
export const noAndroids = against('faq96-367-exocomps-and-androids-01', isOfSpecies, false, {
  not: 'an artificial life-form is an android',
  applies: ({ printed, species }) => printed.title === 'Exocomp' && species === 'Android',
  exceptionTo: [byImageAndLore],
})
