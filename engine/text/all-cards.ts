import { inPlay, locationOf } from '../board/places.ts'
import type { CardId, CardState } from '../board/state.ts'
import { correspondingTo } from '../board/time-locations.ts'
import type { Game } from '../kernel/game.ts'
import { areThereToo } from '../questions/locations/questions.ts'
import { matches } from './match.ts'
import { type Context, resolve } from './selector.ts'
import type { SelectorForms } from './text.ts'

/** A test of whether a card is one of all those in play that the words mean. */
export function isOneOfAll(game: Game, who: SelectorForms['all'], context: Context): (card: CardState) => boolean {
  const here = who.here ? (context.targets?.[0] ?? context.group?.mission ?? locationOf(game, context.this)) : undefined
  const others = who.all.otherThan ? resolve(game, who.all.otherThan, context) : []
  return card =>
    inPlay(card) &&
    !others.includes(card.id) &&
    (!here || isHere(game, card.id, here)) &&
    matches(game, card.id, who.all, context.you)
}

/** Is the card at the location of the other one, or at another time there, if what befalls the place befalls that as well? */
function isHere(game: Game, card: CardId, here: CardId): boolean {
  const [time, place] = [locationOf(game, card), locationOf(game, here)]
  if (time === place) return true
  if (time === undefined || place === undefined || game.card(time).holder !== 'time') return false
  if (!correspondingTo(game, time).includes(place)) return false
  return game.decide(areThereToo, { time, place, for: 'what befalls the place' })
}
