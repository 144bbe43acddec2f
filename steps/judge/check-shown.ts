import type { Board } from '../../protocol/types.ts'
import { checkShownGame } from './check-shown-game.ts'
import { listed, mismatch } from './mismatch.ts'
import { whereInWords } from './where-in-words.ts'

/** What is shown after arranging must be what was set; the engine may show more, such as conditions that follow. */
export function checkShown(set: Board, shown: Board): void {
  checkShownGame(set, shown)
  const known = new Set(set.cards.map(({ id }) => id))
  const added = shown.cards.filter(({ id }) => !known.has(id)).map(({ id }) => `"${id}"`)
  if (added.length) mismatch(`The adapter shows ${listed(few(added))}, which nobody set up`)
  const cards = new Map(shown.cards.map(card => [card.id, card]))
  for (const card of set.cards) {
    const seen = cards.get(card.id) ?? mismatch(`The adapter does not show "${card.id}", which was set up`)
    if (seen.where.join() !== card.where.join())
      mismatch(
        `The adapter shows "${card.id}" ${whereInWords(seen.where)}, but it was set up ${whereInWords(card.where)}`,
      )
    if (seen.owner !== card.owner)
      mismatch(
        `The adapter shows "${card.id}" as a card of ${seen.owner ?? 'nobody'}, but it was set up as one of ${card.owner}`,
      )
    const lost = (card.is ?? []).filter(condition => !seen.is?.includes(condition))
    if (lost.length) mismatch(`The adapter does not show that "${card.id}" is ${listed(lost)}, as it was set up`)
  }
}

/** So many are named. */
const named = 5

const few = (ids: readonly string[]): readonly string[] =>
  ids.length > named ? [...ids.slice(0, named), `${ids.length - named} more`] : ids
