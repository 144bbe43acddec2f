import { isAllowed } from '../../../board/allowed.ts'
import { spanAt } from '../../../board/locations.ts'
import { locationOf, spaceline } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { isMeasuredBySpan } from '../../../questions/self-controlled/questions.ts'
import { movesLikeAShip } from '../../../questions/self-controlled/settled.ts'
import { bars, isBarrier } from '../../locations/barriers.ts'

/** What becomes of a card that moves along the spaceline by itself. */
export type Course = 'none' | 'held' | 'off the spaceline' | { readonly to: CardId }

/** Is it held where it is? */
export function isHeld(game: Game, card: CardId): boolean {
  const [end, other] = endsFor(game, card)
  return end !== undefined && other === undefined && stepTo(game, card, end) === 'held'
}

/** The end of the spaceline that it goes to: that which it has begun to go to, else the long one, or both if they are equally long. */
export function endsFor(game: Game, card: CardId): readonly CardId[] {
  const here = locationOf(game, card)
  if (here === undefined) return []
  const line = spaceline(game, here).filter(id => !isBarrier(game, id))
  const begun = game.card(card).targets.find(id => line.includes(id))
  if (begun !== undefined) return [begun]
  const [first, last] = [line[0]!, line.at(-1)!]
  const far = (way: readonly CardId[]): number =>
    game.decide(isMeasuredBySpan, { card }) ? way.reduce((sum, id) => sum + spanAt(game, id), 0) : way.length
  const [before, after] = [far(line.slice(0, line.indexOf(here))), far(line.slice(line.indexOf(here) + 1))]
  if (before === after) return [...new Set([first, last])]
  return [before > after ? first : last]
}

export function stepTo(game: Game, card: CardId, end: CardId): Course {
  const here = locationOf(game, card)!
  const line = spaceline(game, here)
  const onward = line.indexOf(end) > line.indexOf(here) || end === line.at(-1)
  const way = onward ? line.slice(line.indexOf(here) + 1) : line.slice(0, line.indexOf(here)).reverse()
  const around = isAllowed(game, card, 'go around') ? (onward ? line : [...line].reverse()) : []
  for (const next of [...way, ...around]) {
    if (!isBarrier(game, next)) return { to: next }
    if (bars(game, next, card) && game.decide(movesLikeAShip, { card })) break
  }
  return way.length ? 'held' : 'off the spaceline'
}
