import type { CardId, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import type { SideDeck } from '../../questions/draws-and-discards/questions.ts'
import { isACardDraw } from '../../questions/seeding/settled.ts'
import { window } from './window.ts'

/** What is drawn from a side deck may be answered where the law calls that a card draw. */
export function* drawnFrom(game: Game, deck: SideDeck, player: PlayerName, card: CardId): Flow {
  if (!game.decide(isACardDraw, { card, deck })) return
  yield* window(game, { on: 'drawn', card, by: player, as: 'text' })
}
