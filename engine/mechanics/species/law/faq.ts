import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { isOfGender, isOfSpecies } from '../questions.ts'
import { isOf } from '../species.ts'
import { byImageAndLore } from './customs.ts'

/** Everybody is of the gender that one expects. */
const asExpected = rule({
  ruling: 'faq96-367-love-interests-03',
  asked: isOfGender,
  applies: ({ printed, gender }) => printed.gender === gender,
  answer: true,
})

const eitherWillDo = presumption({
  ruling: 'whoever has no gender passes for either',
  asked: isOfGender,
  applies: ({ printed }) => printed.gender === 'neuter',
  answer: true,
})

/** Whoever is without gender is of none. */
const asexual = denial('faq96-367-love-interests-01', eitherWillDo, false)

const machinesHaveNone = presumption({
  ruling: 'an android has no gender',
  asked: isOfGender,
  applies: ({ printed }, game) => isOf(game, printed, 'Android'),
  answer: false,
  exceptionTo: [asExpected],
})

/** Data is male. */
const dataIsMale = denial(
  'faq96-367-love-interests-02',
  machinesHaveNone,
  ({ printed, gender }) => printed.gender === gender,
)

export const genders = [asExpected, eitherWillDo, asexual, machinesHaveNone, dataIsMale]

const artificialIsEnough = presumption({
  ruling: 'an artificial life-form is an android',
  asked: isOfSpecies,
  applies: ({ printed, species }) => printed.title === 'Exocomp' && species === 'Android',
  answer: true,
  exceptionTo: [byImageAndLore],
})

/** Exocomps are artificial life-forms, but no androids. */
export const noAndroids = denial('faq96-367-exocomps-and-androids-01', artificialIsEnough, false)
