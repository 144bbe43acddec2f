import { locationOf } from '../../board/places.ts'
import { isByCircumstance, permission } from '../../board/questions.ts'
import { didThisTurn } from '../../board/this-turn.ts'
import { against, rule } from '../../kernel/rule.ts'
import { isInOrbit, isShuttle, mayEscapeInTheMidst, maySetDown } from '../../questions/movement/questions.ts'
import { crewOfStoppedShip } from '../stopped/faq.ts'

/** Engage Shuttle Operations. */
export const faqShuttles = [
  against('faq96-38-engage-shuttle-operations-02', mayEscapeInTheMidst, false, {
    not: 'a shuttle leaves its ship whenever that is in danger',
    applies: ({ trigger: { on } }) => on === 'battle' || on === 'encountered',
  }),
  against('faq96-38-engage-shuttle-operations-03', permission, true, {
    not: 'a shuttle stays where it was launched for the rest of the turn',
    of: ['move'],
    applies: ({ card }, game) => didThisTurn(game, card, 'launched'),
  }),
  against('faq96-38-engage-shuttle-operations-04', maySetDown, true, {
    not: 'what stops beaming keeps shuttles from landing',
    applies: ({ at }, game) =>
      game.state.cards.some(
        c =>
          c.place === 'on' &&
          ['Atmospheric Ionization', 'Distortion Field', 'Particle Scattering Field'].includes(c.title) &&
          locationOf(game, c.id) === at,
      ),
  }),
  // Those who came down with it in this turn are free to act although it has used up its RANGE.
  rule({
    ruling: 'faq96-38-engage-shuttle-operations-06',
    asked: isByCircumstance,
    of: ['stopped'],
    applies: ({ card }, game) => didThisTurn(game, game.card(card).holder, 'landed'),
    answer: false,
    exceptionTo: [crewOfStoppedShip],
  }),
  against('faq96-38-engage-shuttle-operations-08', isShuttle, false, {
    not: 'a Runabout is a shuttle',
    applies: ({ ship }, game) => game.facts(ship).class === 'Runabout',
  }),
  against('faq96-38-engage-shuttle-operations-09', isInOrbit, false, {
    not: 'a ship on a planet is in its orbit',
    applies: ({ ship }, game) => game.card(ship).place === 'planet',
  }),
]
