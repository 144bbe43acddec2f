import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { against, custom, rule } from '../../kernel/rule.ts'
import { isOfOneAffiliation, mayBeSwitched } from '../../questions/compatibility/mode.ts'

/** Cards with several affiliations, as the Current Rulings have them. */
export const modes2014 = [
  against('cr14-multi-affiliation-cards-02', isOfOneAffiliation, false, {
    not: 'a card that is not in play is of the affiliation that it names first',
    applies: ({ is }) => is === 'out of play',
  }),
  rule({
    ruling: 'cr14-multi-affiliation-cards-04',
    asked: isOfOneAffiliation,
    applies: ({ is }) => is === 'entering',
    answer: true,
  }),
  rule({
    ruling: 'cr14-multi-affiliation-cards-06',
    asked: isOfOneAffiliation,
    applies: ({ is }) => is === 'in play',
    answer: true,
  }),
  rule({
    ruling: 'cr14-multi-affiliation-cards-07',
    asked: mayBeSwitched,
    answer: ({ during }) => during === undefined,
  }),
]

/** Is the attempt that is under way one in which the personnel takes part? */
const takesPart = (game: Game, card: CardId): boolean =>
  game.underway.attempt !== undefined && !!game.underway.beginning?.pool.includes(card)

/** Personnel of two affiliations, as the FAQ has them. */
export const modes1996 = [
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
  against('faq96-366-dual-affiliation-personnel-05', mayBeSwitched, false, {
    not: 'whoever takes part in an attempt is switched where interrupts are played',
    applies: ({ card, during }, game) => during?.on === 'between dilemmas' && takesPart(game, card),
  }),
  against('faq96-366-dual-affiliation-personnel-07', mayBeSwitched, false, {
    not: 'a switch is no action, and comes before an interrupt that was played takes effect',
    applies: ({ during }) => during?.on === 'played',
  }),
]

export const modesInTheGlossary = [
  // What the Glossary says of such cards stands under another letter: one affiliation is in use,
  custom({
    ruling: 'custom-compatibility-15',
    asked: isOfOneAffiliation,
    applies: ({ is }) => is !== 'out of play',
    answer: true,
  }),
  // and another one as often as their player likes.
  custom({
    ruling: 'custom-compatibility-16',
    asked: mayBeSwitched,
    applies: ({ during }) => during === undefined,
    answer: true,
  }),
]
