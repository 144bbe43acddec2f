import { cardsIn } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Features } from '../../../text/match.ts'
import { countsAsScouted } from '../questions.ts'

declare module '../../../text/text.ts' {
  interface Filter {
    /** A mission that has not been scouted. */
    readonly unscouted?: true
  }
}

export const features: Features<'unscouted'> = {
  unscouted: (game, id) => !isScouted(game, id),
}

/** Has the mission been scouted, for texts that want one that has not? */
function isScouted(game: Game, mission: CardId): boolean {
  const completed = game.card(mission).is.includes('scouted')
  const emptied = !cardsIn(game, 'under', mission).some(c => game.facts(c.id).type === 'dilemma')
  return game.decide(countsAsScouted, { mission, completed, emptied })
}
