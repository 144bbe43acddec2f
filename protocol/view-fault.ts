import { isDeepStrictEqual } from 'node:util'
import type { Disagreement } from './agreement.ts'
import { settled } from './settled.ts'
import type { Board, Card, PlayerState } from './types.ts'

/** What a player's view shows must be so on the whole board; titles and whatever tells of a card may be left away. */
export function viewFault(as: string, view: Board, whole: Board): Disagreement | undefined {
  const say = (pointer: string, what: string, seen: unknown, is: unknown): Disagreement => ({
    pointer: `/board${pointer}`,
    expected: `what is so on the whole board, but in ${as}'s view ${what} is ${inWords(seen)}, and there it is ${inWords(is)}`,
  })
  for (const key of ['ruleset', 'turn', 'over', 'format'] as const)
    if (!isAlike(view[key], whole[key], key)) return say(`/${key}`, `the ${key}`, view[key], whole[key])
  const players = new Map(whole.players.map(player => [player.name, player]))
  for (const [index, seen] of view.players.entries()) {
    const key = differing<PlayerState>(seen, players.get(seen.name), ['points', 'bonus', 'count'])
    if (key)
      return say(`/players/${index}/${key}`, `the ${key} of ${seen.name}`, seen[key], players.get(seen.name)?.[key])
  }
  const cards = new Map(whole.cards.map(card => [card.id, card]))
  for (const [index, seen] of view.cards.entries()) {
    const key = differing<Card>(seen, cards.get(seen.id), shown)
    if (key) return say(`/cards/${index}/${key}`, `the ${key} of "${seen.id}"`, seen[key], cards.get(seen.id)?.[key])
  }
  return undefined
}

const shown = ['title', 'where', 'is', 'count', 'controller', 'mode', 'face', 'targets', 'because'] as const

/** The first field that both show, each otherwise, or that only the view has. */
function differing<T extends Card | PlayerState>(seen: T, whole: T | undefined, keys: readonly (keyof T)[]) {
  return keys.find(
    key => seen[key] !== undefined && !isAlike(seen[key], whole?.[key] ?? unsaid(key, seen), String(key)),
  )
}

/** What an absent field stands for. */
function unsaid(key: PropertyKey, { id, owner }: Partial<Card>): unknown {
  if (key === 'title') return id
  if (key === 'controller') return owner
  if (key === 'points' || key === 'bonus') return 0
  return key === 'is' || key === 'targets' ? [] : {}
}

const isAlike = (one: unknown, other: unknown, key: string): boolean =>
  one === other || isDeepStrictEqual(settled(one, key), settled(other, key))

const inWords = (value: unknown): string => JSON.stringify(value)?.slice(0, 80) ?? 'absent'
