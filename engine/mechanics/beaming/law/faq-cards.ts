import { denial, presumption } from '../../../kernel/rule.ts'
import {
  beamsPast,
  bindsFromAFacility,
  countsAsBeaming,
  howBeamingIsCounted,
  isBeamedPast,
  mayBeBeamedInThisTurn,
  worksBesides,
} from '../questions.ts'

const noBeaming = presumption({
  ruling: 'what a card does is no beaming',
  asked: countsAsBeaming,
  applies: () => true,
  answer: false,
})

const stopped = presumption({
  ruling: 'a card beams those who are stopped',
  asked: beamsPast,
  of: ['stopped'],
  applies: () => true,
  answer: true,
})

/** No card beams them. */
export const stoppedStayBehind = denial('faq96-23-beaming-11', stopped, false)

const kept = presumption({
  ruling: 'a card beams those whom another one keeps from beaming',
  asked: beamsPast,
  of: ['kept from beaming'],
  applies: () => true,
  answer: true,
})

const limited = presumption({
  ruling: 'a card beams through what limits beaming',
  asked: beamsPast,
  of: ['beaming limited'],
  applies: () => true,
  answer: true,
})

const cloaked = presumption({
  ruling: 'a card beams to cloaked ships',
  asked: beamsPast,
  of: ['cloaked'],
  applies: () => true,
  answer: true,
})

const inHisOwnTurn = presumption({
  ruling: 'nobody is beamed in the turn of the opponent',
  asked: mayBeBeamedInThisTurn,
  applies: () => true,
  answer: false,
})

const barredLikeShips = presumption({
  ruling: 'where no ship passes nobody is beamed past',
  asked: isBeamedPast,
  applies: () => true,
  answer: false,
})

const eachWay = presumption({
  ruling: 'those beamed up are counted apart from those beamed down',
  asked: howBeamingIsCounted,
  applies: () => true,
  answer: 'each way in the turn',
})

const onlyFromShips = presumption({
  ruling: 'what limits beaming at a planet is for ships',
  asked: bindsFromAFacility,
  applies: () => true,
  answer: false,
})

const onlyOne = presumption({
  ruling: 'of two copies on a planet only the first one works',
  asked: worksBesides,
  applies: () => true,
  answer: false,
})

/** What a card beams is beamed like anybody else. */
export const faqBeamingCards = [
  noBeaming,
  denial('faq96-23-special-beaming-cards-01', noBeaming, true),
  stopped,
  stoppedStayBehind,
  limited,
  denial('faq96-23-beaming-12', limited, false),
  kept,
  denial('faq96-23-beaming-13', kept, false),
  cloaked,
  denial('faq96-39-emergency-transporter-armbands-01', cloaked, false),
  inHisOwnTurn,
  denial('faq96-39-emergency-transporter-armbands-03', inHisOwnTurn, true),
  barredLikeShips,
  denial('faq96-39-near-warp-transport-01', barredLikeShips, true),
]

/** What lies on a planet and limits beaming there. */
export const faqPlanets = [
  eachWay,
  denial('faq96-38-atmospheric-ionization-01', eachWay, 'in the turn'),
  onlyFromShips,
  denial('faq96-34-atmospheric-ionization-01', onlyFromShips, true),
  onlyOne,
  denial('faq96-38-distortion-fields-01', onlyOne, true),
]
