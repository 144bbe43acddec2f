import { isDeepStrictEqual } from 'node:util'
import type { Card } from './types.ts'

/** Lists whose order means nothing come in one order; what an engine adds for its own use is left out. */
export function settled(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map(item => settled(item))
    if (key === 'cards' && value.every(isCard)) return value.toSorted(byPlace).map(item => settled(item))
    return unordered.has(key) ? items.toSorted((a, b) => compare(JSON.stringify(a), JSON.stringify(b))) : items
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .filter(([name, inner]) => inner !== undefined && !name.startsWith('x-'))
    .toSorted(([a], [b]) => compare(a, b))
  return Object.fromEntries(entries.map(([name, inner]) => [name, settled(inner, name)]))
}

const unordered: ReadonlySet<string> = new Set(['is', 'targets', 'of', 'options', 'cards', 'pending', 'rulings'])
const piles: ReadonlySet<string> = new Set(['deck', 'discard', 'under', 'spaceline', 'seeds', 'dilemmas', 'tent'])
const isCard = (value: unknown): value is Card => Array.isArray((value as Card)?.where)
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** Within a pile the order stays. */
function byPlace(a: Card, b: Card): number {
  const place = compare(a.where.join(), b.where.join())
  return place || (piles.has(a.where[0]) ? 0 : compare(a.id, b.id))
}

/** The first thing that differs, as a path with both values. */
export function difference(a: unknown, b: unknown, path = ''): string {
  const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
  const [one, other] = [settled(a, path.split('/').at(-1)), settled(b, path.split('/').at(-1))]
  if (!isObject(one) || !isObject(other)) return `${path || 'the reply'} was ${shown(one)}, then ${shown(other)}`
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  const key = keys.find(name => !isDeepStrictEqual(one[name], other[name])) ?? ''
  return difference(one[key], other[key], `${path}/${key}`)
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'absent'
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
