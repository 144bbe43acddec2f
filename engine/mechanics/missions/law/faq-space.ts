import { is } from '../../../board/can.ts'
import { permission } from '../../../board/questions.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { isOpenToBeaming } from '../../beaming/questions.ts'
import { shipForTheDilemma } from '../../dilemmas/questions/questions.ts'
import { crewAttemptsFrom, crewsJoin, mayBeAttemptedAgain, mayBeHeldBack, readsTheFacingEnd } from '../questions.ts'

/** A cloaked ship does not attempt a mission, */
const uncloaked = rule({
  ruling: 'faq96-313-space-missions-01',
  asked: permission,
  of: ['attempt'],
  applies: ({ card }, game) => is(game, card, 'cloaked'),
  answer: false,
})

/** and nobody is beamed down from it. */
const sendsNobody = rule({
  ruling: 'faq96-312-cloaked-mission-02',
  asked: isOpenToBeaming,
  applies: ({ ship, way }, game) => way === 'off' && is(game, ship, 'cloaked'),
  answer: false,
})

/** The whole crew attempts a space mission. */
const wholeCrew = rule({
  ruling: 'faq96-313-space-missions-02',
  asked: mayBeHeldBack,
  applies: ({ kind }) => kind === 'crew',
  answer: false,
})

/** The crew of an outpost attempts it, too; there are no other facilities. */
const fromAnOutpost = rule({
  ruling: 'faq96-313-space-missions-03',
  asked: crewAttemptsFrom,
  applies: () => true,
  answer: true,
})

const allJoin = presumption({
  ruling: 'whoever is at a space mission takes part in the attempt',
  asked: crewsJoin,
  applies: () => true,
  answer: true,
})

/** The crews of two ships do not attempt it together. */
const oneCrew = denial('faq96-313-space-missions-04', allJoin, false)

const onceATurn = presumption({
  ruling: 'a space mission is attempted once in a turn',
  asked: mayBeAttemptedAgain,
  applies: ({ kind }) => kind === 'crew',
  answer: false,
})

/** They do so one after the other. */
const oneAfterTheOther = denial('faq96-313-space-missions-06', onceATurn, true)

const onAnyShip = presumption({
  ruling: 'a dilemma that goes on a ship goes on any ship of the player there',
  asked: shipForTheDilemma,
  applies: ({ others }) => others.length > 0,
  answer: ({ ship, others }) => others[0] ?? ship,
})

/** A dilemma goes on the ship that attempts the mission. */
const onTheShipThatAttempts = denial('faq96-313-space-missions-07', onAnyShip, ({ ship }) => ship)

/** The icons of those who may attempt a mission, */
const iconsOfTheEnd = rule({
  ruling: 'faq96-313-compromised-mission-02',
  asked: readsTheFacingEnd,
  applies: ({ item }) => item === 'attempted by',
  answer: true,
})

/** and its span, are those on the end that faces the player. */
const spanOfTheEnd = rule({
  ruling: 'faq96-313-warped-space-02',
  asked: readsTheFacingEnd,
  applies: ({ item }) => item === 'span',
  answer: true,
})

/** What the FAQ says of space missions, of cloaked ships at missions, and of the two ends of a mission. */
export const faqSpaceMissions = [
  uncloaked,
  sendsNobody,
  wholeCrew,
  fromAnOutpost,
  allJoin,
  oneCrew,
  onceATurn,
  oneAfterTheOther,
  onAnyShip,
  onTheShipThatAttempts,
  iconsOfTheEnd,
  spanOfTheEnd,
]
