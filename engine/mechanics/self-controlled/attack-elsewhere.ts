import { inPlay } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { attackOne } from './attack.ts'

/** What attacks as soon as it is met attacks those ships, too. */
export function* attackElsewhere(game: Game, dilemma: CardId): Flow {
  if (!inPlay(game.card(dilemma)) || !game.text(dilemma).selfControlled) return
  for (const ship of game.notes.appliedTo?.[dilemma] ?? [])
    if (inPlay(game.card(ship))) yield* attackOne(game, dilemma, ship)
}
