import { can } from '../../../board/can.ts'
import { inPlay, isPersonnel } from '../../../board/places.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { type Flow, refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { carryOut } from '../../../text/carry-out.ts'
import { matches } from '../../../text/match.ts'

/** Refuses personnel whom a card of the opponent's does not let report next. */
export function checkNextReport(game: Game, player: PlayerName, card: CardId): void {
  for (const by of waitingFor(game, player, card)) {
    const text = game.text(by).nextReport!
    if (!game.inForce(text)) continue
    game.credit(text)
    if (!matches(game, card, text.where, player))
      refuse('forbidden', `${by} keeps ${card} from reporting next`, [card], 'start', by)
  }
}

/** Personnel have reported: what such cards do then. */
export function* noticeReport(game: Game, player: PlayerName, card: CardId): Flow {
  for (const by of waitingFor(game, player, card))
    yield* carryOut(game, game.text(by).nextReport!.effects, { you: game.card(by).controller, this: by })
}

/** The cards of the opponent's that are about the next personnel to report. */
function waitingFor(game: Game, player: PlayerName, card: CardId): readonly CardId[] {
  if (!isPersonnel(game, card)) return []
  return game.state.cards
    .filter(c => inPlay(c) && c.controller !== player && game.text(c.id).nextReport)
    .map(c => c.id)
    .filter(by => can(game, by, 'keep text in force'))
}
