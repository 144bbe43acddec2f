import { against, type Rule, rule } from '../../kernel/rule.ts'
import {
  type Comparison,
  numbersCompared,
  oneFitsForBoth,
  selectionCounts,
} from '../../questions/selections/questions.ts'

/** Each individual's own numbers are compared. */
const each = (ruling: string, to: Comparison): Rule<typeof numbersCompared> =>
  rule({ ruling, asked: numbersCompared, applies: ({ as }) => as === to, answer: 'each' })

export const selectedIndividuals = [
  // In a random selection the card is one, in the pool and for the number.
  against('1eD-dual-personnel-card-10', selectionCounts, 'cards', {
    not: 'a card with two individuals is two in a draw',
    applies: ({ by }) => by === 'chance',
    mistaken: 'individuals',
  }),
  // In a selection by choice individuals are counted.
  against('1eD-dual-personnel-card-20', selectionCounts, 'individuals', {
    not: 'cards are chosen, not individuals',
    applies: ({ by }) => by === 'choice',
    mistaken: 'cards',
  }),
  // A male and female card is included whichever gender is asked for.
  against('1eD-dual-personnel-card-17', oneFitsForBoth, true, {
    not: 'a card is of a gender when both individuals are',
    applies: ({ filter }) => filter.gender !== undefined,
  }),
  each('1eD-dual-personnel-card-26', 'superlative'),
  each('1eD-dual-personnel-card-15', 'model'),
  each('1eD-dual-personnel-card-16', 'follower'),
  each('1eD-dual-personnel-card-24', 'weaker'),
  // What is asked of both afterwards is asked of their sum.
  against('1eD-dual-personnel-card-29', numbersCompared, 'sum', {
    not: 'only the one who was selected is tested',
    applies: ({ as }) => as === 'tested',
    mistaken: 'each',
  }),
]
