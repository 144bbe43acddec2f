import type { CardFacts } from '../../../cards/facts.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { belongsToFactions } from '../../questions/compatibility/playing.ts'
import { factions } from '../../questions/compatibility/settled.ts'

/** Is that a faction? */
export const isFaction = (game: Game, word: string): boolean => game.decide(factions, {}).includes(word)

/** Is there a faction to which both belong? */
export function areOfOneFaction(game: Game, card: CardId, other: CardId): boolean {
  const [own, there] = [card, other].map(id => game.facts(id))
  if (!own!.icons?.some(icon => there!.icons?.includes(icon))) return false
  return factionsOf(game, own!).some(faction => factionsOf(game, there!).includes(faction))
}

/** The factions of what is printed like that. */
export function factionsOf(game: Game, printed: CardFacts): readonly string[] {
  const icons = printed.icons?.filter(icon => isFaction(game, icon)) ?? []
  return icons.length ? game.decide(belongsToFactions, { printed, icons }) : []
}
