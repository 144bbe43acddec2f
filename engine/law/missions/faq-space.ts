import { is } from '../../board/can.ts'
import { permission } from '../../board/questions.ts'
import { against, rule } from '../../kernel/rule.ts'
import { isOpenToBeaming } from '../../questions/beaming/questions.ts'
import { shipForTheDilemma } from '../../questions/dilemmas/questions.ts'
import { mayBeAttemptedAgain, mayBeHeldBack, readsTheFacingEnd } from '../../questions/missions/questions.ts'

/** What the FAQ says of space missions, of cloaked ships at missions, and of the two ends of a mission. */
export const faqSpaceMissions = [
  // A cloaked ship does not attempt a mission,
  rule({
    ruling: 'faq96-313-space-missions-01',
    asked: permission,
    of: ['attempt'],
    applies: ({ card }, game) => is(game, card, 'cloaked'),
    answer: false,
  }),
  // and nobody is beamed down from it.
  rule({
    ruling: 'faq96-312-cloaked-mission-02',
    asked: isOpenToBeaming,
    applies: ({ ship, way }, game) => way === 'off' && is(game, ship, 'cloaked'),
    answer: false,
  }),
  // The whole crew attempts a space mission.
  rule({
    ruling: 'faq96-313-space-missions-02',
    asked: mayBeHeldBack,
    applies: ({ kind }) => kind === 'crew',
    answer: false,
  }),
  // They do so one after the other.
  against('faq96-313-space-missions-06', mayBeAttemptedAgain, true, {
    not: 'a space mission is attempted once in a turn',
    applies: ({ kind }) => kind === 'crew',
  }),
  // A dilemma goes on the ship that attempts the mission.
  against('faq96-313-space-missions-07', shipForTheDilemma, ({ ship }) => ship, {
    not: 'a dilemma that goes on a ship goes on any ship of the player there',
    applies: ({ others }) => others.length > 0,
    mistaken: ({ ship, others }) => others[0] ?? ship,
  }),
  // The icons of those who may attempt a mission,
  rule({
    ruling: 'faq96-313-compromised-mission-02',
    asked: readsTheFacingEnd,
    applies: ({ item }) => item === 'attempted by',
    answer: true,
  }),
  // and its span, are those on the end that faces the player.
  rule({
    ruling: 'faq96-313-warped-space-02',
    asked: readsTheFacingEnd,
    applies: ({ item }) => item === 'span',
    answer: true,
  }),
]
