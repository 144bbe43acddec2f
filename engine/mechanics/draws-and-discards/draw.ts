import { record } from '../../board/history.ts'
import { move } from '../../board/moves.ts'
import { cardsIn } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { openingHand } from '../../questions/draws-and-discards/settled.ts'
import type { Draw } from '../../text/play-text.ts'
import { select } from '../selections/select.ts'
import { window } from '../timing/window.ts'
import { mayDraw } from './may-draw.ts'

/** What cards in play let a player do in place of a draw. */
export interface InsteadOfDraw {
  /** The cards that he could use so now. */
  readonly options: (game: Game, player: PlayerName) => readonly CardId[]
  readonly carryOut: (game: Game, player: PlayerName, card: CardId) => Flow
}

export interface AddedLanguage {
  readonly insteadOfDraw: InsteadOfDraw
}

/** Draws so many cards; each time a text may be used in place of the draw, and the draw may be answered. */
export function* draw(game: Game, player: PlayerName, count: number, as: Draw = 'text'): Flow {
  for (let drawn = 0; drawn < count; drawn += 1) {
    if (!mayDraw(game, player)) return
    const { options, carryOut } = game.law.language.insteadOfDraw
    const [by] = yield* select(game, { who: player, from: options(game, player), count: 1, optional: true })
    if (by === undefined) yield* drawOne(game, player, as)
    else yield* carryOut(game, player, by)
  }
}

function* drawOne(game: Game, player: PlayerName, as: Draw): Flow {
  const card = takeTop(game, player)
  if (card !== undefined) yield* window(game, { on: 'drawn', card, by: player, as })
}

/** Each player draws his opening hand, the first one first. */
export function* drawOpeningHands(game: Game): Flow {
  for (const { name } of game.state.players)
    for (let left = game.decide(openingHand, { player: name }); left > 0; left -= 1)
      if (cardsIn(game, 'deck', name).length) yield* drawOne(game, name, 'opening hand')
}

/** Takes the top card of the draw deck into hand, if there is one. */
export function takeTop(game: Game, player: PlayerName): CardId | undefined {
  const [top] = cardsIn(game, 'deck', player)
  if (!top) record(game, player, 'drew in vain')
  if (!top) return undefined
  move(game, top.id, 'hand', player)
  if (game.card(top.id).holder !== player) game.change(top.id, { holder: player, controller: player })
  game.tell({ event: 'drew', cards: [top.id], player })
  return top.id
}
