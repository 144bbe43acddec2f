import type { Game } from '../kernel/game.ts'
import type { ShipPart } from '../mechanics/disabled/words.ts'
import { readsWithoutANumber } from '../questions/disabled/questions.ts'
import { readsWhenDisabled } from '../questions/disabled/settled.ts'
import { cardsWith } from '../text/cards-with.ts'
import type { Attribute } from '../text/plain-words.ts'
import type { CardId } from './state.ts'

const disabling = cardsWith(text => text.standing?.some(({ disables }) => disables))

/** The parts of the ship that cards on it disable at the moment; attributes by turns where the text says so. */
export function disabledParts(game: Game, ship: CardId): readonly ShipPart[] {
  const there = disabling(game).filter(({ place, holder }) => place === 'on' && holder === ship)
  return there.flatMap(({ id, title }) =>
    (game.law.texts.get(title)?.standing ?? [])
      .filter(standing => standing.disables && game.inForce(standing))
      .flatMap(({ disables = [], byTurns }) => (byTurns ? [disables[turnsOf(game, id) % disables.length]!] : disables)),
  )
}

/** Does a card disable this part of the ship, or any part? */
export function hasDisabledPart(game: Game, ship: CardId, part?: ShipPart): boolean {
  const parts = disabledParts(game, ship)
  return part ? parts.includes(part) : parts.length > 0
}

/** Has the attribute no number, or is it disabled, and do rules say that it is then undefined? */
export function isUndefined(game: Game, card: CardId, attribute: Attribute): boolean {
  if (game.facts(card)[attribute] === undefined)
    return game.decide(readsWithoutANumber, { card, attribute }) === 'undefined'
  if (!hasDisabledPart(game, card, attribute)) return false
  return game.decide(readsWhenDisabled, { card, attribute }) === 'undefined'
}

/** How often the card has passed on to the next attribute. */
function turnsOf(game: Game, card: CardId): number {
  return game.state.history.filter(deed => deed.kind === 'next part' && deed.card === card).length
}
