import { isAllowed } from '../../board/allowed.ts'
import { locationOf, spaceline } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { bars, isBarrier } from '../locations/barriers.ts'
import { select } from '../selections/select.ts'
import { movesLikeAShip } from './questions.ts'

/** What becomes of a card that moves along the spaceline by itself. */
export type Course = 'none' | 'held' | 'off the spaceline' | { readonly to: CardId }

/** Where it moves now; the end that it goes to is kept as its target. */
export function* courseOf(game: Game, card: CardId): Flow<Course> {
  const ends = endsFor(game, card)
  const [end] = ends.length > 1 ? yield* choose(game, card, ends) : ends
  if (end === undefined) return 'none'
  game.change(card, { targets: [end] })
  return stepTo(game, card, end)
}

/** With both ends equally far away, whoever's turn it is says where it goes. */
const choose = (game: Game, card: CardId, from: readonly CardId[]): Flow<readonly CardId[]> =>
  select(game, { who: game.state.turn.player, from, count: 1, by: card, why: 'where it goes' })

/** Is it held where it is? */
export function isHeld(game: Game, card: CardId): boolean {
  const [end, other] = endsFor(game, card)
  return end !== undefined && other === undefined && stepTo(game, card, end) === 'held'
}

/** The end of the spaceline that it goes to: that which it has begun to go to, else the long one, or both if they are equally long. */
function endsFor(game: Game, card: CardId): readonly CardId[] {
  const here = locationOf(game, card)
  if (!game.text(card).selfControlled?.moves || here === undefined) return []
  const line = spaceline(game, here).filter(id => !isBarrier(game, id))
  const begun = game.card(card).targets.find(id => line.includes(id))
  if (begun !== undefined) return [begun]
  const [first, last] = [line[0]!, line.at(-1)!]
  const [before, after] = [line.indexOf(here), line.length - 1 - line.indexOf(here)]
  if (before === after) return [...new Set([first, last])]
  return [before > after ? first : last]
}

function stepTo(game: Game, card: CardId, end: CardId): Course {
  const here = locationOf(game, card)!
  const line = spaceline(game, here)
  const onward = line.indexOf(end) > line.indexOf(here) || (end === here && end === line.at(-1))
  const way = onward ? line.slice(line.indexOf(here) + 1) : line.slice(0, line.indexOf(here)).reverse()
  const around = isAllowed(game, card, 'go around') ? (onward ? line : [...line].reverse()) : []
  let left = game.text(card).selfControlled?.moves?.cards ?? 0
  let to: CardId | undefined
  for (const next of [...way, ...around]) {
    if (!isBarrier(game, next)) [to, left] = [next, left - 1]
    else if (bars(game, next, card) && game.decide(movesLikeAShip, { card })) break
    if (left === 0) return { to: next }
  }
  if (to !== undefined) return { to }
  return way.length ? 'held' : 'off the spaceline'
}
