import { locationOf } from '../../../board/places.ts'
import { isByCircumstance, permission } from '../../../board/questions.ts'
import { oncePerformed } from '../../../board/signs.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { crewOfStoppedShip } from '../../stopped/law/faq.ts'
import {
  isInOrbit,
  isShuttle,
  landingTakesAllRange,
  mayEscapeInTheMidst,
  mayLeaveADoomedShip,
  maySetDown,
  takingOffTakesAllRange,
} from '../questions.ts'
import { didThisTurn } from '../this-turn.ts'

const lostWithTheShip = presumption({
  ruling: 'a ship that is going to be destroyed takes along what it carries',
  asked: mayLeaveADoomedShip,
  applies: () => true,
  answer: false,
})

const atAnyMoment = presumption({
  ruling: 'a shuttle leaves its ship whenever that is in danger',
  asked: mayEscapeInTheMidst,
  applies: ({ trigger: { on } }) => on === 'battle' || on === 'encountered',
  answer: true,
})

const staysWithItsShip = presumption({
  ruling: 'a shuttle stays where it was launched for the rest of the turn',
  asked: permission,
  of: ['move'],
  applies: ({ card }, game) => didThisTurn(game, card, 'launched'),
  answer: false,
})

const likeBeaming = presumption({
  ruling: 'what stops beaming keeps shuttles from landing',
  asked: maySetDown,
  applies: ({ at }, game) =>
    game.state.cards.some(
      c =>
        c.place === 'on' &&
        ['Atmospheric Ionization', 'Distortion Field', 'Particle Scattering Field'].includes(c.title) &&
        locationOf(game, c.id) === at,
    ),
  answer: false,
})

/** It takes the whole RANGE of a shuttle to land. */
const wholeRangeToLand = rule({
  ruling: 'faq96-38-engage-shuttle-operations-05',
  asked: landingTakesAllRange,
  applies: () => true,
  answer: true,
})

/** Those who came down with it in this turn are free to act although it has used up its RANGE. */
const freeToAct = rule({
  ruling: 'faq96-38-engage-shuttle-operations-06',
  asked: isByCircumstance,
  of: ['stopped'],
  applies: ({ card }, game) => didThisTurn(game, game.card(card).holder, 'landed'),
  needs: [oncePerformed('landed')],
  answer: false,
  exceptionTo: [crewOfStoppedShip],
})

/** And again to go back into orbit. */
const wholeRangeToTakeOff = rule({
  ruling: 'faq96-38-engage-shuttle-operations-07',
  asked: takingOffTakesAllRange,
  applies: () => true,
  answer: true,
})

const runabouts = presumption({
  ruling: 'a Runabout is a shuttle',
  asked: isShuttle,
  applies: ({ ship }, game) => game.facts(ship).class === 'Runabout',
  answer: true,
})

const inOrbitAllTheSame = presumption({
  ruling: 'a ship on a planet is in its orbit',
  asked: isInOrbit,
  applies: ({ ship }, game) => game.card(ship).place === 'planet',
  answer: true,
})

/** Engage Shuttle Operations. */
export const faqShuttles = [
  denial('faq96-38-engage-shuttle-operations-01', lostWithTheShip, true),
  denial('faq96-38-engage-shuttle-operations-02', atAnyMoment, false),
  denial('faq96-38-engage-shuttle-operations-03', staysWithItsShip, true),
  denial('faq96-38-engage-shuttle-operations-04', likeBeaming, true),
  wholeRangeToLand,
  freeToAct,
  wholeRangeToTakeOff,
  denial('faq96-38-engage-shuttle-operations-08', runabouts, false),
  denial('faq96-38-engage-shuttle-operations-09', inOrbitAllTheSame, false),
]
