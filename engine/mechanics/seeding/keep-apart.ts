import { move } from '../../board/moves.ts'
import { cardsIn } from '../../board/places.ts'
import type { Game } from '../../kernel/game.ts'
import { isKeptApart } from '../../questions/seeding/settled.ts'

/** As a seed phase begins, what seeds for free still lies apart from the seed cards that are counted, or else among them. */
export function keepApart(game: Game): void {
  const { phase } = game.state.turn
  for (const { name } of game.state.players) {
    const free = cardsIn(game, 'missions', name)
    if (!free.length || game.decide(isKeptApart, { player: name, phase })) continue
    for (const { id } of free) move(game, id, 'seeds', name)
  }
}
