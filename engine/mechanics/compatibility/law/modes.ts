import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { custom, denial, presumption, rule } from '../../../kernel/rule.ts'
import {
  declaresItsMode,
  isOfOneAffiliation,
  mayBeSwitched,
  mayBeSwitchedAgain,
  modeMatchesTheMission,
} from '../mode-questions.ts'

const always = () => true

const asTheFirst = presumption({
  ruling: 'a card that is not in play is of the affiliation that it names first',
  asked: isOfOneAffiliation,
  applies: ({ is }) => is === 'out of play',
  answer: true,
})

const onceOnly = presumption({
  ruling: 'whoever was switched stays as he is',
  asked: mayBeSwitchedAgain,
  applies: always,
  answer: false,
})

/** Cards with several affiliations, as the Current Rulings have them. */
export const modes2014 = [
  asTheFirst,
  denial('cr14-multi-affiliation-cards-02', asTheFirst, false),
  rule({ ruling: 'cr14-multi-affiliation-cards-03', asked: declaresItsMode, applies: always, answer: true }),
  rule({
    ruling: 'cr14-multi-affiliation-cards-04',
    asked: isOfOneAffiliation,
    applies: ({ is }) => is === 'entering',
    answer: true,
  }),
  rule({ ruling: 'cr14-multi-affiliation-cards-05', asked: modeMatchesTheMission, applies: always, answer: true }),
  rule({
    ruling: 'cr14-multi-affiliation-cards-06',
    asked: isOfOneAffiliation,
    applies: ({ is }) => is === 'in play',
    answer: true,
  }),
  rule({
    ruling: 'cr14-multi-affiliation-cards-07',
    asked: mayBeSwitched,
    applies: always,
    answer: ({ during }) => during === undefined,
  }),
  onceOnly,
  denial('cr14-multi-affiliation-cards-08', onceOnly, true),
]

/** Is the attempt that is under way one in which the personnel takes part? */
const takesPart = (game: Game, card: CardId): boolean =>
  game.underway.attempt !== undefined && !!game.underway.beginning?.pool.includes(card)

const meanwhile = presumption({
  ruling: 'whoever takes part in an attempt is switched where interrupts are played',
  asked: mayBeSwitched,
  applies: ({ card, during }, game) => during?.on === 'between dilemmas' && takesPart(game, card),
  answer: true,
})

const inAnswer = presumption({
  ruling: 'a switch is no action, and comes before an interrupt that was played takes effect',
  asked: mayBeSwitched,
  applies: ({ during }) => during?.on === 'played',
  answer: true,
})

/** Personnel of two affiliations, as the FAQ has them. */
export const modes1996 = [
  rule({ ruling: 'faq96-366-dual-affiliation-personnel-01', asked: declaresItsMode, applies: always, answer: true }),
  rule({
    ruling: 'faq96-366-dual-affiliation-personnel-02',
    asked: mayBeSwitched,
    applies: ({ during }) => during === undefined,
    answer: true,
  }),
  rule({
    ruling: 'faq96-366-dual-affiliation-personnel-03',
    asked: isOfOneAffiliation,
    applies: ({ is }) => is !== 'out of play',
    answer: true,
  }),
  meanwhile,
  denial('faq96-366-dual-affiliation-personnel-05', meanwhile, false),
  inAnswer,
  denial('faq96-366-dual-affiliation-personnel-07', inAnswer, false),
]

/** What the Glossary says of such cards stands under another letter: one affiliation is in use, */
const inUse = custom({
  ruling: 'custom-compatibility-15',
  beside: ['glossary'],
  asked: isOfOneAffiliation,
  applies: ({ is }) => is !== 'out of play',
  answer: true,
})

/** and another one as often as their player likes. */
const switchedAtWill = custom({
  ruling: 'custom-compatibility-16',
  beside: ['glossary'],
  asked: mayBeSwitched,
  applies: ({ during }) => during === undefined,
  answer: true,
})

export const modesInTheGlossary = [inUse, switchedAtWill]
