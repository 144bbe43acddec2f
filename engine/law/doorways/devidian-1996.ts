import { isSelfControlled } from '../../board/self-controlled.ts'
import { against, denial, presumption, rule } from '../../kernel/rule.ts'
import { isSentThrough } from '../../mechanics/doorways/sent-through.ts'
import { mustShow } from '../../mechanics/duties/showing.ts'
import { isAnywhere, isPlayedAlong, servesThatShip } from '../../questions/doorways/sending.ts'
import { isSafeInHand, isTimeToShow } from '../../questions/doorways/showing.ts'
import { isMisSeed } from '../../questions/seeding/questions.ts'
import { mayInterrupt } from '../../questions/timing/questions.ts'
import { notInTheMidst } from '../timing/faq-actions.ts'
import { interruptsOnly } from '../timing/faq-timing.ts'

const anywhereAtAll = presumption({ ruling: 'anywhere is wherever a card may lie', asked: isAnywhere, answer: true })

/** Somewhere in the game. */
const withinTheGame = {
  ...denial('faq96-310-devidian-door-where-played-02', anywhereAtAll, false),
  applies: ({ where }: { readonly where: string }) => where === 'out of the game',
}

/** Of dilemmas the two that are named, and no others. */
const noOtherDilemma = {
  ...denial('faq96-310-devidian-door-where-played-19', anywhereAtAll, false),
  applies: ({ where }: { readonly where: string }) => where === 'on a dilemma',
}

/** Nobody comes out of it in the course of an attempt. */
export const notInAnswer = against('faq96-310-devidian-door-where-played-10', mayInterrupt, false, {
  not: 'help comes out of the Door as soon as a dilemma is revealed',
  applies: ({ trigger, card }, game) =>
    (trigger.on === 'encountered' || trigger.on === 'between dilemmas') && isSentThrough(game, card),
  exceptionTo: [notInTheMidst, interruptsOnly],
})

/** What the FAQ says of showing it. */
export const showing1996 = [
  // From the beginning of the next turn until the card is drawn that ends it.
  rule({
    ruling: 'faq96-310-devidian-door-and-its-time-limit-01',
    asked: isTimeToShow,
    answer: ({ when }) => when === 'in the next turn',
  }),
  against('faq96-310-devidian-door-and-its-time-limit-02', isSafeInHand, false, {
    not: 'what must be shown is not taken out of the hand',
    applies: ({ card }, game) => mustShow(game, game.card(card).holder, card),
  }),
]

/** What it says of where and when somebody comes out of it. */
export const sending1996 = [
  against('faq96-310-devidian-door-and-ophidian-cane-01', isPlayedAlong, ({ when }) => when === 'used', {
    not: 'the Cane is played when the Door is shown',
    mistaken: ({ when }) => when === 'shown',
  }),
  anywhereAtAll,
  withinTheGame,
  noOtherDilemma,
  notInAnswer,
  against('faq96-310-devidian-door-where-played-12', mayInterrupt, false, {
    not: 'help comes out of the Door while a battle is fought',
    applies: ({ trigger, card }, game) => trigger.on === 'battle' && isSentThrough(game, card),
    exceptionTo: [notInTheMidst],
  }),
  against('faq96-310-devidian-door-where-played-20', servesThatShip, true, {
    not: 'whoever is aboard a ship of nobody is no crew of it',
    applies: ({ ship }, game) => isSelfControlled(game, ship),
  }),
  // What lies beneath a mission without having been seeded there lawfully.
  rule({
    ruling: 'faq96-310-devidian-door-where-played-13',
    asked: isMisSeed,
    applies: ({ card }, { state }) => state.history.some(d => d.kind === 'sent' && d.card === card),
    answer: true,
  }),
]
