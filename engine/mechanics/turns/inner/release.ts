import { lift } from '../../../board/moves.ts'
import type { CardId, Condition } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { endsWithTurn } from '../../../questions/stopped/questions.ts'
import { activate } from '../../holograms/holograms.ts'
import { isHeldForTurns } from '../../stopped/full-turns.ts'
import { unstop } from '../../stopped/stop.ts'

/** Ends what ends by itself when a turn begins; the holograms that are activated when its start is over. */
export function release(game: Game): readonly CardId[] {
  unstop(game, ending(game, 'stopped'))
  for (const condition of ['stasis', 'disabled'] as const)
    for (const card of ending(game, condition)) lift(game, card, condition)
  return activate(game)
}

function ending(game: Game, condition: Condition): readonly CardId[] {
  const ended = game.state.cards.filter(card => {
    if (!card.is.includes(condition)) return false
    if (condition === 'stopped' && isHeldForTurns(game, card.id)) return false
    const lasting = card.because[condition] !== undefined
    return game.decide(endsWithTurn, { card: card.id, condition, lasting })
  })
  return ended.map(c => c.id)
}
