import type { Place } from '../../../protocol/types.ts'
import type { PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { mustBeReshuffled } from '../../questions/downloading/questions.ts'
import type { DownloadSource } from '../downloading/words.ts'
import { shuffle } from '../selections/shuffle.ts'

type Shuffled = Extract<Place, 'deck' | 'tent' | 'tribbles' | 'bridge'>
const shuffledPiles: ReadonlySet<string> = new Set<Shuffled>(['deck', 'tent', 'tribbles', 'bridge'])
const isShuffled = (place: string): place is Shuffled => shuffledPiles.has(place)

/** Shuffles the piles that were looked through, where rules say so. */
export function* reshuffle(game: Game, player: PlayerName, looked: readonly (Place | DownloadSource)[]): Flow {
  for (const pile of looked.filter(isShuffled)) {
    if (game.decide(mustBeReshuffled, { pile, player })) yield* shuffle(game, player, pile)
  }
}
