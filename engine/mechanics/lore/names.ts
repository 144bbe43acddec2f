import type { CardFacts } from '../../../cards/facts.ts'
import type { LoreName } from '../../../cards/lore.ts'
import type { Game } from '../../kernel/game.ts'
import { namesInLore } from '../../questions/lore/questions.ts'
import { speaksOfItself } from '../../questions/lore/settled.ts'

/** Where the lore of the card names the one with this title. */
export function mentions(game: Game, title: string, card: CardFacts): readonly LoreName[] {
  return (card.lore?.names ?? []).filter(name => !name.incidental && game.decide(namesInLore, { name, title, card }))
}

/** The same, as far as the lore says of its own subject what it says there. */
export function statements(game: Game, title: string, card: CardFacts): readonly LoreName[] {
  return mentions(game, title, card).filter(
    ({ of = card.title }) => of === card.title || game.decide(speaksOfItself, { of, card }),
  )
}

/** Does the lore of the second name the first? */
export function isNamedInLore(game: Game, title: string, card: string): boolean {
  const printed = game.printed(card)
  return !!printed && mentions(game, title, printed).length > 0
}
