import type { CardFacts } from '../../../cards/facts.ts'
import type { LoreName } from '../../../cards/lore.ts'
import type { Game } from '../../kernel/game.ts'
import { namesInLore } from './questions.ts'

/** Where the lore of the card names the one with this title. */
export function mentions(game: Game, title: string, card: CardFacts): readonly LoreName[] {
  return (card.lore?.names ?? []).filter(name => game.decide(namesInLore, { name, title, card }))
}

/** Does the lore of the second name the first? */
export function isNamedInLore(game: Game, title: string, card: string): boolean {
  const printed = game.printed(card)
  return !!printed && mentions(game, title, printed).length > 0
}
