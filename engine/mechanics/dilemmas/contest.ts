import type { CardId, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { carryOut } from '../../text/carry-out.ts'
import type { Context } from '../../text/selector.ts'
import { valueInHand } from '../showing-cards/value-in-hand.ts'
import type { Contest } from './contest-text.ts'

interface Sum {
  readonly player: PlayerName
  readonly sum: number
}

/** Adds up the cards of each player and carries out what the text has for the winner and for the others. */
export function* contest(game: Game, deed: Contest, cards: readonly CardId[], context: Context): Flow {
  const sums = game.state.players.map(({ name: player }) => ({
    player,
    sum: cards
      .filter(id => game.card(id).owner === player)
      .reduce((sum, id) => sum + valueInHand(game, id, deed.by), 0),
  }))
  const valid = sums.filter(({ sum }) => !isOver(game, deed, sum))
  if (isTie(valid) && valid.length === sums.length) return
  const winner = best(valid, deed.nearest)?.player
  for (const { player } of sums)
    yield* carryOut(game, player === winner ? deed.wins : deed.loses, { ...context, you: player })
}

function isOver(game: Game, { over, nearest }: Contest, sum: number): boolean {
  if (sum <= nearest || !game.inForce(over)) return false
  game.credit(over)
  return true
}

const isTie = (sums: readonly Sum[]): boolean => sums.every(({ sum }) => sum === sums[0]?.sum)

const best = (sums: readonly Sum[], nearest: number): Sum | undefined =>
  [...sums].sort((a, b) => Math.abs(nearest - a.sum) - Math.abs(nearest - b.sum))[0]
