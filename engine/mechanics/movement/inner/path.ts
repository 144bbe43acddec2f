import { isAllowed } from '../../../board/allowed.ts'
import { spanAt } from '../../../board/locations.ts'
import type { CardId } from '../../../board/state.ts'
import { refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { bars, isBarrier } from '../../locations/barriers.ts'

/** The way of a ship along the spaceline from one place in it to another: over its ends where a text lets it and that is shorter. */
export function pathAlong(
  game: Game,
  ship: CardId,
  line: readonly CardId[],
  from: number,
  to: number,
): readonly CardId[] {
  const ways = isAllowed(game, ship, 'go around')
    ? [straight(line, from, to), around(line, from, to)]
    : [straight(line, from, to)]
  const open = ways.filter(way => !way.some(id => bars(game, id, ship)))
  if (!open.length) refuse('blocked', `Something bars ${ship} the way`, [ship], 'choice')
  const [shortest] = [...open].sort((a, b) => spanOf(game, a) - spanOf(game, b))
  return shortest!.filter(id => !isBarrier(game, id))
}

/** As much of the straight way there as nothing bars. */
export function openStretch(
  game: Game,
  ship: CardId,
  line: readonly CardId[],
  from: number,
  to: number,
): readonly CardId[] {
  const way = straight(line, from, to)
  const barrier = way.findIndex(id => bars(game, id, ship))
  return way.slice(0, barrier < 0 ? undefined : barrier).filter(id => !isBarrier(game, id))
}

const straight = (line: readonly CardId[], from: number, to: number): readonly CardId[] =>
  from < to ? line.slice(from + 1, to + 1) : line.slice(to, from).reverse()

const around = (line: readonly CardId[], from: number, to: number): readonly CardId[] =>
  from < to
    ? [...line.slice(0, from).reverse(), ...line.slice(to).reverse()]
    : [...line.slice(from + 1), ...line.slice(0, to + 1)]

const spanOf = (game: Game, way: readonly CardId[]): number => way.reduce((sum, id) => sum + spanAt(game, id), 0)
