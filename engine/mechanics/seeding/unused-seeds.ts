import { move } from '../../board/moves.ts'
import { cardsIn } from '../../board/places.ts'
import { opponentOf } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { unusedSeedsLeave } from '../../questions/seeding/settled.ts'

/** What nobody has seeded is shown to the other player and put where the law wants it. */
export function putAwayUnusedSeeds(game: Game): void {
  for (const { name } of game.state.players) {
    const unused = [...cardsIn(game, 'seeds', name), ...cardsIn(game, 'missions', name)].map(({ id }) => id)
    if (!unused.length || !game.decide(unusedSeedsLeave, { player: name })) continue
    game.tell({ event: 'revealed', cards: unused, player: opponentOf(game.state, name) })
    for (const id of unused) move(game, id, 'removed', name)
  }
}
