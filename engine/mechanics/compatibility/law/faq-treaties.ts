import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { affiliationsOf } from '../affiliations.ts'
import { areAllied } from '../cooperation.ts'
import { mayMixBy, passesForMatching, whoDecidesAmongEquals, whoIsArrested } from '../questions.ts'
import { isOpen } from './glossary.ts'

/** Under a treaty they share what they have, as if they were of one affiliation, */
const shared = rule({
  ruling: 'faq96-38-treaties-01',
  asked: mayMixBy,
  applies: () => true,
  answer: true,
})

/** so that each other's crews will do to staff their ships, */
const nobodyOfItsOwn = rule({
  ruling: 'faq96-38-treaties-07',
  asked: passesForMatching,
  applies: ({ personnel, affiliations, to }, game) =>
    to === 'staff' && areAllied(game, game.card(personnel).controller, affiliationsOf(game, personnel), affiliations),
  answer: true,
})

const alliesAttempt = presumption({
  ruling: 'an ally passes for somebody of the affiliation that a mission asks for',
  asked: passesForMatching,
  applies: ({ personnel, affiliations, to }, game) =>
    to === 'attempt' && areAllied(game, game.card(personnel).controller, affiliationsOf(game, personnel), affiliations),
  answer: true,
})

/** but not to attempt a mission. */
const oneMatches = denial('faq96-38-treaties-09', alliesAttempt, false)

/** Without it, whoever does not match the ship is under house arrest; */
const strangers = rule({
  ruling: 'faq96-38-treaties-08',
  asked: whoIsArrested,
  applies: ({ aboard }, game) => !isOpen(affiliationsOf(game, aboard)),
  answer: 'whoever does not match',
})

/** where the ship matches everybody, the fewer are, */
const minority = rule({
  ruling: 'faq96-38-treaties-02',
  asked: whoIsArrested,
  applies: ({ aboard }, game) => isOpen(affiliationsOf(game, aboard)),
  answer: 'the fewer',
})

/** and chance tells who that is when they are equal. */
const byLot = rule({
  ruling: 'faq96-38-treaties-03',
  asked: whoDecidesAmongEquals,
  applies: () => true,
  answer: 'chance',
})

/** Treaties in 1996, and what becomes of a mixed crew without one. */
export const treaties = [shared, nobodyOfItsOwn, alliesAttempt, oneMatches, strangers, minority, byLot]
