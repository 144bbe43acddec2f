import { opponentOf } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import type { About } from '../../kernel/question.ts'
import { against, rule } from '../../kernel/rule.ts'
import { drawsByHand, isDrawnFrom, whoBreaksTies, whoSelects } from '../../questions/selections/questions.ts'

type WhoSelects = About<typeof whoSelects>

const isDilemma = (game: Game, card: string): boolean => game.facts(card).type === 'dilemma'
const isMet = (game: Game, card: string): boolean => isDilemma(game, card) || !!game.facts(card).icons?.includes('q')

function named({ method, you, affected }: WhoSelects, game: Game): string {
  if (method === 'chance') return 'chance'
  return method === 'owner' ? affected : opponentOf(game.state, you)
}

export const glossarySelections = [
  // The eligible cards, and no others, are drawn from.
  against('1eS-selections-02', isDrawnFrom, false, {
    not: 'everybody in the group is in a blind draw',
    applies: ({ eligible }) => !eligible,
  }),
  // The opponent of the player whose cards they are draws.
  rule({
    ruling: '1eS-selections-03',
    asked: drawsByHand,
    answer: ({ owner }, { state }) => opponentOf(state, owner),
  }),
  // Where a card does not say who selects, the player who played it does.
  rule({
    ruling: '1eS-selections-06',
    asked: whoSelects,
    applies: ({ card, method }, game) => method === 'unspecified' && !isMet(game, card),
    answer: ({ you }) => you,
  }),
  // Where a dilemma or Q-icon card does not say who selects, the player who encounters it does.
  rule({
    ruling: '1eS-selections-07',
    asked: whoSelects,
    applies: ({ card, method }, game) => method === 'unspecified' && isMet(game, card),
    answer: ({ affected }) => affected,
  }),
  // The targets of a dilemma are selected as it says: at random, or by the opponent, or by the owner.
  against('1eD-dilemma-resolution-70', whoSelects, named, {
    not: 'the opponent selects the targets of a dilemma',
    applies: ({ card, method }, game) => ['chance', 'opponent', 'owner'].includes(method) && isDilemma(game, card),
    mistaken: ({ you }, game) => opponentOf(game.state, you),
  }),
  // When several tie for a superlative of a dilemma, the opponent of the encountering player chooses.
  rule({
    ruling: '1eD-dilemma-resolution-71',
    asked: whoBreaksTies,
    applies: ({ card }, game) => isDilemma(game, card),
    answer: ({ you }, game) => opponentOf(game.state, you),
  }),
]
