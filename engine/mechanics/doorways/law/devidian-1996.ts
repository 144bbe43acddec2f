import { isSelfControlled } from '../../../board/self-controlled.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { mustShow } from '../../duties/showing.ts'
import { isMisSeed } from '../../seeding/questions.ts'
import { notInTheMidst } from '../../timing/law/faq-actions.ts'
import { interruptsOnly } from '../../timing/law/faq-timing.ts'
import { mayInterrupt } from '../../timing/questions.ts'
import { floatsWithTheCrew, isAnywhere, isPlayedAlong, servesThatShip } from '../sending-questions.ts'
import { isSentThrough } from '../sent-through.ts'
import {
  doesAfterADiscard,
  failingToShow,
  isPlayedByShowing,
  isSafeInHand,
  isShownByItself,
  isTimeToShow,
} from '../showing-questions.ts'

/** Whoever does not show it has lost. */
const loses = rule({
  ruling: 'faq96-310-devidian-door-explanation-02',
  asked: failingToShow,
  applies: () => true,
  answer: 'loses',
})

/** From the beginning of the next turn until the card is drawn that ends it. */
const inTheNextTurn = rule({
  ruling: 'faq96-310-devidian-door-and-its-time-limit-01',
  asked: isTimeToShow,
  applies: () => true,
  answer: ({ when }) => when === 'in the next turn',
})

const safeInHand = presumption({
  ruling: 'what must be shown is not taken out of the hand',
  asked: isSafeInHand,
  applies: ({ card }, game) => mustShow(game, game.card(card).holder, card),
  answer: true,
})

const onlyWhatStayedInHand = presumption({
  ruling: 'what was discarded in the meantime will not do',
  asked: doesAfterADiscard,
  applies: () => true,
  answer: false,
})

const byItself = presumption({
  ruling: 'whoever has it in hand when his turn begins has shown it',
  asked: isShownByItself,
  applies: () => true,
  answer: true,
})

/** Presumed of what is shown. */
export const shownIsPlayed = presumption({
  ruling: 'what is shown from hand is played',
  asked: isPlayedByShowing,
  applies: () => true,
  answer: true,
})

const withWhatIsShown = presumption({
  ruling: 'the Cane is played when the Door is shown',
  asked: isPlayedAlong,
  applies: () => true,
  answer: ({ when }) => when === 'shown',
})

const anywhereAtAll = presumption({
  ruling: 'anywhere is wherever a card may lie',
  asked: isAnywhere,
  applies: () => true,
  answer: true,
})

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

const inAnswer = presumption({
  ruling: 'help comes out of the Door as soon as a dilemma is revealed',
  asked: mayInterrupt,
  applies: ({ trigger, card }, game) =>
    (trigger.on === 'encountered' || trigger.on === 'between dilemmas') && isSentThrough(game, card),
  answer: true,
  exceptionTo: [notInTheMidst, interruptsOnly],
})

/** Nobody comes out of it in the course of an attempt. */
export const notInAnswer = denial('faq96-310-devidian-door-where-played-10', inAnswer, false)

const inBattle = presumption({
  ruling: 'help comes out of the Door while a battle is fought',
  asked: mayInterrupt,
  applies: ({ trigger, card }, game) => trigger.on === 'battle' && isSentThrough(game, card),
  answer: true,
  exceptionTo: [notInTheMidst],
})

const helpsFromThere = presumption({
  ruling: 'who floats beside a ship acts with its crew',
  asked: floatsWithTheCrew,
  applies: () => true,
  answer: true,
})

const noCrew = presumption({
  ruling: 'whoever is aboard a ship of nobody is no crew of it',
  asked: servesThatShip,
  applies: ({ ship }, game) => isSelfControlled(game, ship),
  answer: false,
})

/** What lies beneath a mission without having been seeded there lawfully. */
const sentBeneath = rule({
  ruling: 'faq96-310-devidian-door-where-played-13',
  asked: isMisSeed,
  applies: ({ card }, { state }) => state.history.some(d => d.kind === 'sent' && d.card === card),
  answer: true,
})

/** What the FAQ says of showing it. */
export const showing1996 = [
  loses,
  inTheNextTurn,
  safeInHand,
  denial('faq96-310-devidian-door-and-its-time-limit-02', safeInHand, false),
  onlyWhatStayedInHand,
  denial('faq96-310-devidian-door-and-its-time-limit-04', onlyWhatStayedInHand, true),
  byItself,
  denial('faq96-310-devidian-door-and-its-time-limit-05', byItself, false),
  shownIsPlayed,
  denial('faq96-310-energy-vortex-01', shownIsPlayed, false),
]

/** What it says of where and when somebody comes out of it. */
export const sending1996 = [
  withWhatIsShown,
  denial('faq96-310-devidian-door-and-ophidian-cane-01', withWhatIsShown, ({ when }) => when === 'used'),
  anywhereAtAll,
  withinTheGame,
  noOtherDilemma,
  inAnswer,
  notInAnswer,
  inBattle,
  denial('faq96-310-devidian-door-where-played-12', inBattle, false),
  helpsFromThere,
  denial('faq96-310-devidian-door-where-played-07', helpsFromThere, false),
  noCrew,
  denial('faq96-310-devidian-door-where-played-20', noCrew, true),
  sentBeneath,
]
