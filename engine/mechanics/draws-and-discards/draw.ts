import { move } from '../../board/moves.ts'
import { cardsIn, inPlay } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import type { UseText } from '../../text/in-play-text.ts'
import { select } from '../selections/select.ts'
import { canUse, useText } from '../timing/use.ts'
import { mayDraw } from './may-draw.ts'

/** Draws so many cards; each time a text may be used in place of the draw. */
export function* draw(game: Game, player: PlayerName, count: number): Flow {
  for (let drawn = 0; drawn < count; drawn += 1) {
    if (!mayDraw(game, player)) return
    const instead = converters(game, player)
    const [by] = yield* select(game, { who: player, from: instead.map(i => i.card), count: 1, optional: true })
    const chosen = instead.find(i => i.card === by)
    if (chosen) yield* useText(game, player, chosen.card, chosen.text, {})
    else drawOne(game, player)
  }
}

/** The top card of the draw deck, if there is one. */
export function drawOne(game: Game, player: PlayerName): void {
  const [top] = cardsIn(game, 'deck', player)
  if (!top) return
  move(game, top.id, 'hand', player)
  game.tell({ event: 'drew', cards: [top.id], player })
}

/** The texts that the player could use in place of a draw. */
function converters(game: Game, player: PlayerName): readonly { readonly card: CardId; readonly text: UseText }[] {
  return game.state.cards
    .filter(c => c.controller === player && inPlay(c))
    .flatMap(({ id }) =>
      (game.text(id).uses ?? [])
        .filter(text => text.inPlaceOf === 'card draw' && game.inForce(text) && canUse(game, player, id, text))
        .map(text => ({ card: id, text })),
    )
}
