import type { Board, Card, Id } from '../../protocol/types.ts'
import type { Finder } from '../judge/resolve.ts'
import type { Condition, Operation, Player } from '../operation.ts'
import { counts } from '../types/condition.ts'
import { nameOn } from './names-on.ts'
import { placeOn } from './place-on.ts'

/** Sentences on the changes of a board since an earlier one: places, conditions, modes, points. */
export function outcomesOn(before: Board, finder: Finder): readonly Operation[] {
  const { cards, players } = finder.board
  const old = new Map(before.cards.map(card => [card.id, card]))
  const scores = new Map(before.players.map(({ name, points = 0 }) => [name, points]))
  return [
    ...cards.flatMap(card => outcomesOf(finder, old.get(card.id), card)),
    ...players
      .filter(({ name, points = 0 }) => points !== (scores.get(name) ?? 0))
      .map(({ name, points = 0 }): Operation => ({ op: 'points', player: name as Player, now: 'now', points })),
  ]
}

function outcomesOf(finder: Finder, was: Card | undefined, is: Card): readonly Operation[] {
  const name = nameOn(finder, is.id)
  if (!name) return []
  const cards = [{ card: name }]
  const place = was && String(was.where) === String(is.where) ? undefined : placeOn(finder, is.id)
  const placed: readonly Operation[] = place ? [{ op: 'placed', cards, now: 'now', place }] : []
  const aims = aimsOf(finder, was, is)
  const said = [...conditionsOf(was, is), ...countsOf(was, is), ...aims]
  return [...placed, ...said.map(one => ({ op: 'is', cards, ...one }) as const)]
}

type Said = Pick<Extract<Operation, { op: 'is' }>, 'now' | 'condition'>

function conditionsOf(was: Card | undefined, { is: has = [], mode, controller, id }: Card): readonly Said[] {
  const had = was?.is ?? []
  const statuses = (ids: readonly string[], now: Said['now']): readonly Said[] =>
    ids.map(status => ({ now, condition: { is: { status } } }))
  return [
    ...statuses(
      has.filter(word => !had.includes(word)),
      'now',
    ),
    ...statuses(
      had.filter(word => !has.includes(word)),
      'no longer',
    ),
    ...(mode !== undefined && mode !== was?.mode ? [now({ mode })] : []),
    ...(controller !== undefined && controller !== ownerBefore(was, id)
      ? [now({ controlledBy: controller as Player })]
      : []),
  ]
}

/** Its counts, and which way it lies. */
function countsOf(was: Card | undefined, { count = {}, face }: Card): readonly Said[] {
  const counted = Object.entries(count).filter(
    ([word, value]) => sayable.has(word) && was?.count?.[word as 'hull'] !== value,
  )
  const turned = face !== undefined && face !== was?.face
  return [
    ...counted.map(([word, value]) => now({ count: word, value })),
    ...(turned ? [now({ face: face as 'up' | 'down' })] : []),
  ]
}

const sayable: ReadonlySet<string> = new Set(Object.values(counts))

/** Its targets now, where all of them have names. */
function aimsOf(finder: Finder, was: Card | undefined, { targets = [] }: Card): readonly Said[] {
  if (!targets.length || String(targets) === String(was?.targets ?? [])) return []
  const known = new Set(finder.board.cards.map(({ id }) => id))
  const names = targets.flatMap(id => (known.has(id) ? (nameOn(finder, id) ?? []) : []))
  return names.length === targets.length ? [now({ targeting: names.map(card => ({ card })) })] : []
}

const now = (is: Condition['is']): Said => ({ now: 'now', condition: { is } })

const ownerBefore = (was: Card | undefined, id: Id): string => was?.controller ?? was?.owner ?? id
