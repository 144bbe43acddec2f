import { denial, presumption, type Rule, rule } from '../../../kernel/rule.ts'
import {
  type Comparison,
  numbersCompared,
  oneFitsForBoth,
  selectionCounts,
  sharesFate,
} from '../../selections/questions.ts'
import { oneProtectsBoth } from '../questions.ts'

const twoFates = presumption({
  ruling: 'each individual of a card has a fate of its own',
  asked: sharesFate,
  applies: () => true,
  answer: false,
})

/** Whatever happens to one individual happens to the other. */
const oneFate = denial('1eD-dual-personnel-card-04', twoFates, true)

const twoInTheDraw = presumption({
  ruling: 'a card with two individuals is two in a draw',
  asked: selectionCounts,
  applies: ({ by }) => by === 'chance',
  answer: 'individuals',
})

/** In a random selection the card is one, in the pool and for the number. */
const oneInTheDraw = denial('1eD-dual-personnel-card-10', twoInTheDraw, 'cards')

const cardsAreChosen = presumption({
  ruling: 'cards are chosen, not individuals',
  asked: selectionCounts,
  applies: ({ by }) => by === 'choice',
  answer: 'cards',
})

/** In a selection by choice individuals are counted. */
const individualsAreChosen = denial('1eD-dual-personnel-card-20', cardsAreChosen, 'individuals')

const bothOfTheGender = presumption({
  ruling: 'a card is of a gender when both individuals are',
  asked: oneFitsForBoth,
  applies: ({ filter }) => filter.gender !== undefined,
  answer: false,
})

/** A male and female card is included whichever gender is asked for. */
const eitherGender = denial('1eD-dual-personnel-card-17', bothOfTheGender, true)

/** Each individual's own numbers are compared. */
const each = (ruling: string, to: Comparison): Rule<typeof numbersCompared> =>
  rule({ ruling, asked: numbersCompared, applies: ({ as }) => as === to, answer: 'each' })

const oneIsTested = presumption({
  ruling: 'only the one who was selected is tested',
  asked: numbersCompared,
  applies: ({ as }) => as === 'tested',
  answer: 'each',
})

/** What is asked of both afterwards is asked of their sum. */
const bothAreTested = denial('1eD-dual-personnel-card-29', oneIsTested, 'sum')

const onePhaserForBoth = presumption({
  ruling: 'what protects one individual protects the card',
  asked: oneProtectsBoth,
  applies: () => true,
  answer: true,
})

/** Protecting the card takes protection for each individual. */
const oneForEach = denial('1eD-dual-personnel-card-14', onePhaserForBoth, false)

export const selectedIndividuals = [
  twoFates,
  oneFate,
  twoInTheDraw,
  oneInTheDraw,
  cardsAreChosen,
  individualsAreChosen,
  bothOfTheGender,
  eitherGender,
  each('1eD-dual-personnel-card-26', 'superlative'),
  each('1eD-dual-personnel-card-15', 'model'),
  each('1eD-dual-personnel-card-16', 'follower'),
  each('1eD-dual-personnel-card-24', 'weaker'),
  oneIsTested,
  bothAreTested,
  onePhaserForBoth,
  oneForEach,
]
