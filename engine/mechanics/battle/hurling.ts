import type { CardId } from '../../board/state.ts'
import { value } from '../../board/value.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { isGoneBeforeItFires, whatEnhancementsAddTo } from '../../questions/battle/settled.ts'

/** A ship that is hurled along the spaceline, and by which. */
export interface Hurl {
  readonly ship: CardId
  readonly by: CardId
}

export interface AddedLanguage {
  /** What else comes of a battle of ships, when all shots have been fired. */
  readonly aftermaths: readonly ((game: Game) => Flow)[]
}

export interface AddedNotes {
  /** Ships that are hurled away in the battle. */
  hurls: readonly Hurl[]
}

/** Does the ship hurl others in place of shooting at them? */
export const hurls = (game: Game, ship: CardId): boolean => game.text(ship).hurls !== undefined

/** Those of the ships that hurl do so with the target, if it is a ship that they can move. */
export function aimHurl(game: Game, from: readonly CardId[], ship: CardId): void {
  if (game.facts(ship).type !== 'ship') return
  for (const by of from) if (isHurledBy(game, ship, by)) game.note('hurls', [...(game.notes.hurls ?? []), { ship, by }])
}

function isHurledBy(game: Game, ship: CardId, by: CardId): boolean {
  const text = game.text(by).hurls
  if (!text || !game.inForce(text)) return false
  game.credit(text)
  const { spares } = text
  if (!game.inForce(spares)) return true
  game.credit(spares)
  return value(game, ship, 'shields') < spares.fromSHIELDS + enhancementOf(game, by, 'SHIELDS')
}

/** What enhances the WEAPONS of the ship that hurls, as far as it adds to that. */
export function enhancementOf(game: Game, by: CardId, to: 'span' | 'SHIELDS'): number {
  const bonus = value(game, by, 'weapons')
  return bonus > 0 && game.decide(whatEnhancementsAddTo, { ship: by, by: bonus }) === to ? bonus : 0
}

/** Is the ship being hurled away, and the law has it that it fires no more? */
export const isGone = (game: Game, ship: CardId): boolean =>
  !!game.notes.hurls?.some(hurl => hurl.ship === ship) && game.decide(isGoneBeforeItFires, { ship })
