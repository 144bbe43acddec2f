import { cardsIn } from '../../../board/places.ts'
import { type CardId, opponentOf, type PlayerName } from '../../../board/state.ts'
import { type Flow, refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Language } from '../../../kernel/language.ts'
import { mayDrawUntilEven } from '../../../questions/draws-and-discards/questions.ts'
import { mustGoOnDrawing, tooFewWillDo } from '../../../questions/draws-and-discards/settled.ts'
import { confirm } from '../../selections/confirm.ts'
import { draw } from '../draw.ts'

/** How many cards both players have in hand. */
function hands(game: Game, player: PlayerName): { readonly own: number; readonly others: number } {
  const other = opponentOf(game.state, player)
  return { own: cardsIn(game, 'hand', player).length, others: cardsIn(game, 'hand', other).length }
}

/** Refuses a text that evens hands where the law does not let the player use it now. */
const checkEvening: Language['useChecks'][number] = (game, player, by, { effects }) => {
  if (!effects.some(e => e.do === 'draw' && e.count === 'until even')) return
  const { own, others } = hands(game, player)
  if (!game.decide(mayDrawUntilEven, { by, own, others }))
    refuse('condition', `${player} has no fewer cards in hand than the opponent`, [by])
  const enough = cardsIn(game, 'deck', player).length >= others - own
  if (!enough && !game.decide(tooFewWillDo, { by, player }))
    refuse('condition', `${player} has too few cards left to draw`, [by])
}

/** Draws until both hands are even or nothing is left to draw. */
export function* drawUntilEven(game: Game, player: PlayerName, by: CardId): Flow {
  for (;;) {
    const { own, others } = hands(game, player)
    if (own >= others || !cardsIn(game, 'deck', player).length) return
    yield* draw(game, player, 1)
    const { own: now } = hands(game, player)
    if (now <= own) return
    if (!game.decide(mustGoOnDrawing, { by, player }) && !(yield* confirm(player, by, 'goes on drawing'))) return
  }
}

export const useChecks: Language['useChecks'] = [checkEvening]
