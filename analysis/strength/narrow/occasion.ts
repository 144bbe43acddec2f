import type { Game } from '../../../engine/kernel/game.ts'

/** What an occasion is like on which a rule is asked: a class for each feature. */
export type Occasion = ReadonlyMap<string, string>

/** The features of the occasion: the phase, and of each thing that it is about what kind of thing that is. */
export function occasionOf(about: Readonly<Record<string, unknown>>, game: Game): Occasion {
  const found = new Map([['phase', game.state.turn.phase as string]])
  for (const [key, value] of Object.entries(about)) {
    if (typeof value === 'boolean') found.set(key, String(value))
    if (typeof value === 'string') for (const [feature, its] of classesOf(value, game)) found.set(key + feature, its)
  }
  return found
}

function classesOf(value: string, game: Game): readonly (readonly [feature: string, its: string])[] {
  const { turn, players } = game.state
  const whose = (player: string): string => (player === turn.player ? 'of whose turn it is' : 'of the other player')
  if (players.some(({ name }) => name === value)) return [['', whose(value)]]
  const card = game.find(value)
  if (!card) return isWord(value) ? [['', value]] : []
  return [
    [', type', game.facts(value).type],
    [', place', card.place],
    [', player', whose(card.controller)],
    [', control', card.controller === card.owner ? "its owner's" : "the other player's"],
  ]
}

/** A word of a closed list, and no title or name. */
const isWord = (value: string): boolean => /^[a-z][a-z -]*$/.test(value)
