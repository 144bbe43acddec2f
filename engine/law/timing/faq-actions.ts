import { against, presumption, rule } from '../../kernel/rule.ts'
import type { Trigger } from '../../kernel/trigger.ts'
import {
  isOneAction,
  mayBeAnAnswer,
  mayBePlayedOnTheOpponentsTurn,
  mayInterrupt,
  waitsItsTurn,
} from '../../questions/timing/questions.ts'

/** A kind of action is one action from beginning to end. */
const oneAction = (ruling: string, is: (trigger: Trigger) => boolean) =>
  rule({ ruling, asked: isOneAction, applies: ({ trigger }) => is(trigger), answer: true })

const on =
  (...these: readonly Trigger['on'][]) =>
  ({ on }: Trigger): boolean =>
    these.includes(on)

const inTheMidst = on('played', 'passes', 'beams', 'battle', 'encountered')

const playing = oneAction('faq96-12-action-06', t => t.on === 'played' && t.as !== 'interrupt')
const playingAnInterrupt = oneAction('faq96-14-timing-23', t => t.on === 'played' && t.as === 'interrupt')
const moving = oneAction('faq96-12-action-09', on('passes'))
const battling = oneAction('faq96-12-action-12', on('battle'))
const beaming = oneAction('faq96-12-action-14', on('beams'))
const meetingADilemma = oneAction('faq96-12-action-16', on('encountered'))

const atAnyTime = presumption({
  ruling: 'an interrupt is played, and takes effect, at any time',
  asked: mayInterrupt,
  applies: ({ trigger, as }) => inTheMidst(trigger) && as === 'interrupt',
  answer: true,
})

/** An interrupt that answers nothing takes its turn after those that are being played: first in, first out. */
export const inTurn = rule({
  ruling: 'faq96-14-timing-03',
  asked: waitsItsTurn,
  applies: ({ card }, game) => game.facts(card).type === 'interrupt',
  answer: true,
})

/** Nothing comes into the middle of an action unless a card permits it. */
export const notInTheMidst = rule({
  ruling: 'faq96-12-action-01',
  asked: mayInterrupt,
  applies: ({ trigger }, game) => game.decide(isOneAction, { trigger }),
  answer: false,
  exceptionTo: [atAnyTime],
})

const nothingBreaksIn = presumption({
  ruling: 'no card breaks into an action',
  asked: mayBeAnAnswer,
  applies: ({ trigger }) => inTheMidst(trigger),
  answer: false,
})

/** What the FAQ says of one action and of what may come into its midst. */
export const faqActions = [
  playing,
  playingAnInterrupt,
  moving,
  battling,
  beaming,
  meetingADilemma,
  atAnyTime,
  inTurn,
  notInTheMidst,
  nothingBreaksIn,
  // What says of itself that it may be played in the midst of an action may be.
  rule({
    ruling: 'faq96-14-timing-12',
    asked: mayBeAnAnswer,
    applies: ({ unsaid }) => !unsaid,
    answer: true,
    exceptionTo: [nothingBreaksIn],
  }),
  // So may what would be of no use otherwise.
  rule({
    ruling: 'faq96-14-timing-20',
    asked: mayBeAnAnswer,
    applies: ({ unsaid }) => unsaid,
    answer: true,
    exceptionTo: [nothingBreaksIn],
  }),
  // Between any two actions the other player may play interrupts.
  against('faq96-12-action-03', mayBePlayedOnTheOpponentsTurn, true, {
    not: 'a player does all that he likes in his turn before the other one does anything',
    applies: ({ card }, game) => game.facts(card).type === 'interrupt',
  }),
]
