import type { CardId } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { carryOut } from '../../../text/carry-out.ts'
import { curedByMoving } from '../../dilemmas/cure.ts'

/** Lets texts act on those who came aboard another ship than the one that the text lies on. */
export function* boarded(game: Game, cards: readonly CardId[]): Flow {
  for (const [cause, card] of curedByMoving(game, cards)) {
    for (const text of game.text(cause).timed ?? []) {
      if (text.at !== 'boards another ship' || !game.inForce(text)) continue
      game.credit(text)
      yield* carryOut(game, text.effects, { you: game.card(cause).controller, this: cause, targets: [card] })
    }
  }
}
