import { against, rule } from '../../kernel/rule.ts'
import { affiliationsOf } from '../../mechanics/compatibility/affiliations.ts'
import { areAllied } from '../../mechanics/compatibility/cooperation.ts'
import { mayMixBy, passesForMatching, whoIsArrested } from '../../questions/compatibility/questions.ts'
import { usesOutpostsOfAllies } from '../../questions/docking/questions.ts'
import { isOpen } from './glossary.ts'

/** Treaties in 1996, and what becomes of a mixed crew without one. */
export const treaties = [
  // Under a treaty they share what they have, as if they were of one affiliation,
  rule({ ruling: 'faq96-38-treaties-01', asked: mayMixBy, answer: true }),
  // so that each other's crews will do to staff their ships,
  rule({
    ruling: 'faq96-38-treaties-07',
    asked: passesForMatching,
    applies: ({ personnel, affiliations, to }, game) =>
      to === 'staff' && areAllied(game, game.card(personnel).controller, affiliationsOf(game, personnel), affiliations),
    answer: true,
  }),
  // and each other's outposts, for repair and to come back to,
  against('faq96-38-treaties-05', usesOutpostsOfAllies, true, { not: 'the outpost of an ally is none of the ship' }),
  // but not to attempt a mission.
  against('faq96-38-treaties-09', passesForMatching, false, {
    not: 'an ally passes for somebody of the affiliation that a mission asks for',
    applies: ({ personnel, affiliations, to }, game) =>
      to === 'attempt' &&
      areAllied(game, game.card(personnel).controller, affiliationsOf(game, personnel), affiliations),
  }),
  // Without it, whoever does not match the ship is under house arrest;
  rule({
    ruling: 'faq96-38-treaties-08',
    asked: whoIsArrested,
    applies: ({ aboard }, game) => !isOpen(affiliationsOf(game, aboard)),
    answer: 'whoever does not match',
  }),
  // where the ship matches everybody, the fewer are,
  rule({
    ruling: 'faq96-38-treaties-02',
    asked: whoIsArrested,
    applies: ({ aboard }, game) => isOpen(affiliationsOf(game, aboard)),
    answer: 'the fewer',
  }),
]
