import { type CardId, opponentOf, type PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { against, rule } from '../../kernel/rule.ts'
import { lastsUntil, subjectOfTurns, turnsMeant } from '../../questions/turns/questions.ts'
import { speaksTo } from '../../text/you.ts'

/** Whose cards the card is against: those that it lies on, or on a mission, if it is a dilemma, those that met it. */
function whomItAffects(game: Game, card: CardId, host: CardId | undefined): PlayerName {
  const { controller } = game.card(card)
  if (host === undefined) return speaksTo(game, card)
  if (game.facts(host).type !== 'mission') return game.card(host).controller
  return game.facts(card).type === 'dilemma' ? opponentOf(game.state, controller) : controller
}

/** What the words on cards mean by turns. */
export const wordsOfTurns = [
  // Turns on a card are those of the player whom it affects: of what it lies on, or whoever played it on himself.
  rule({
    ruling: 'faq96-12-turns-09',
    asked: subjectOfTurns,
    applies: ({ affects }) => affects !== 'both players',
    answer: ({ card, host }, game) => whomItAffects(game, card, host),
  }),
  // Of a card that affects both players alike they are those of whoever played it.
  rule({
    ruling: 'faq96-12-turns-12',
    asked: subjectOfTurns,
    applies: ({ affects }) => affects === 'both players',
    answer: ({ card }, game) => game.card(card).controller,
  }),
  rule({
    ruling: 'faq96-12-turns-13',
    asked: turnsMeant,
    applies: ({ word }) => word === 'each',
    answer: { ofBoth: false },
  }),
  against(
    'faq96-12-turns-14',
    turnsMeant,
    { ofBoth: true },
    {
      not: 'every turn is every turn of the subject',
      applies: ({ word }) => word === 'every',
      mistaken: { ofBoth: false },
    },
  ),
  rule({
    ruling: 'faq96-12-turns-15',
    asked: turnsMeant,
    applies: ({ word }) => word === 'next',
    answer: { ofBoth: false },
  }),
  rule({
    ruling: 'faq96-12-turns-18',
    asked: turnsMeant,
    applies: ({ word }) => word === 'full',
    answer: { ofBoth: false },
  }),
  rule({
    ruling: 'faq96-12-turns-16',
    asked: lastsUntil,
    applies: ({ words }) => words === 'this turn',
    answer: 'the turn in progress is over',
  }),
  rule({
    ruling: 'faq96-12-turns-17',
    asked: lastsUntil,
    applies: ({ words }) => words === 'rest of turn',
    answer: 'the turn in progress is over',
  }),
]

const isHisTurn = ({ subject }: { subject: string }, { state }: { state: { turn: { player: string } } }): boolean =>
  state.turn.player === subject

/** One turn is the rest of the subject's turn, where it is in progress, and his next turn otherwise. */
export const oneTurn = [
  against('faq96-12-turns-23', lastsUntil, 'the turn in progress is over', {
    not: 'one turn is the next turn of the subject, even in his own',
    applies: (about, game) => about.words === 'one turn' && isHisTurn(about, game),
    mistaken: "the subject's next turn is over",
  }),
  against('faq96-12-turns-24', lastsUntil, "the subject's next turn is over", {
    not: 'one turn is the turn in progress, whosever it is',
    applies: (about, game) => about.words === 'one turn' && !isHisTurn(about, game),
    mistaken: 'the turn in progress is over',
  }),
]
