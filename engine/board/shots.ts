import type { Game } from '../kernel/game.ts'
import { matches } from '../text/match.ts'
import type { Filter } from '../text/text.ts'
import { carriedBy } from './places.ts'
import type { CardId } from './state.ts'
import { takenFrom } from './taken-from.ts'

/** Does the card fire at, or is it fired at by, one like that? */
export function isShotBetween(game: Game, id: CardId, filter: Filter, you: string): boolean {
  const { firing } = game.underway
  if (!firing) return false
  const others = firing.at === id ? firing.from : firing.from.includes(id) ? [firing.at] : []
  return others.some(other => matches(game, other, filter, you))
}

/** Is that a shot between the card and those whom somebody like that aboard has left? */
export function isShotAtThoseLeft(game: Game, id: CardId, filter: Filter, you: string): boolean {
  const counterparts = carriedBy(game, id).filter(c => matches(game, c, filter, you))
  const left = counterparts.flatMap(c => takenFrom(game, c))
  return left.some(affiliation => isShotBetween(game, id, { affiliation }, you))
}
