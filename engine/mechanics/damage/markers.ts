import type { MarkerSymbol } from '../../../cards/facts.ts'
import { markedBy } from '../../board/markers.ts'
import { move } from '../../board/moves.ts'
import { cardsIn } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { areFewerPlaced } from '../../questions/damage/questions.ts'
import { isDoneWhen, isHULLFirst } from '../../questions/damage/settled.ts'
import { carryOut } from '../../text/carry-out.ts'
import { nextOf } from '../selections/next-of-side-deck.ts'
import { destroyed } from './destroy.ts'
import { isLeftWithoutHULL } from './hull.ts'

/** Which markers a player places on what. */
export interface Placing {
  readonly card: CardId
  /** From whose Battle Bridge they come. */
  readonly player: PlayerName
  readonly tactic?: CardId | undefined
  readonly symbols: readonly MarkerSymbol[]
}

/** Places markers, and does what they do at once; were there any? */
export function* placeMarkers(game: Game, { card, player, tactic, symbols }: Placing): Flow<boolean> {
  const placed: CardId[] = []
  const wanted = symbols.filter(symbol => symbol === 'next').length
  if (cardsIn(game, 'bridge', player).length < wanted && !game.decide(areFewerPlaced, { card })) return false
  for (const symbol of symbols) {
    const marker = symbol === 'this' ? tactic : yield* nextOf(game, 'bridge', player)
    if (marker === undefined) continue
    move(game, marker, 'on', card)
    placed.push(marker)
  }
  if (placed.length && game.decide(isHULLFirst, { card }) && isLeftWithoutHULL(game, card)) yield* destroyed(game, card)
  for (const marker of placed) if (game.decide(isDoneWhen, { marker }) === 'when placed') yield* doAtOnce(game, marker)
  return placed.length > 0
}

/** What the marker does at once to what it lies on. */
function* doAtOnce(game: Game, marker: CardId): Flow {
  const { atOnce } = game.text(marker).asMarker ?? {}
  if (!atOnce || markedBy(game, marker) === undefined) return
  yield* carryOut(game, atOnce, { you: game.card(marker).controller, this: marker })
}

/** At the start of a turn: what markers do that do it each turn. */
export function* doEachTurn(game: Game): Flow {
  for (const { id } of game.state.cards)
    if (game.facts(id).type === 'tactic' && game.text(id).asMarker?.atOnce && markedBy(game, id) !== undefined)
      if (game.decide(isDoneWhen, { marker: id }) === 'each turn') yield* doAtOnce(game, id)
}
