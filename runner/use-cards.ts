import { statSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { usePool } from '../cards/catalogue.ts'
import { type CardFacts, editionOfCard } from '../cards/facts.ts'
import { poolName, readPool } from '../cards/import/pool.ts'
import { readBounded } from '../catalogue/read-bounded.ts'

/**
 * Makes pools of cards known to the reference engine and the runner: those of the option, or else that of STCCG_CARDS.
 * Of a title that several have, the last counts, and in decks that of the deck's edition. Several in STCCG_CARDS are separated as paths in PATH are.
 */
export function useCards(...options: readonly (string | undefined)[]): void {
  const given = options.filter(path => path !== undefined)
  const files = (given.length ? given : (process.env.STCCG_CARDS ?? '').split(delimiter)).filter(Boolean).map(poolFile)
  if (!files.length) return
  const cards = new Map<string, CardFacts>()
  const namesakes = new Map<string, CardFacts>()
  for (const [title, card] of files.flatMap(file => [...readPool(file, readBounded)])) {
    const before = cards.get(title)
    if (before && editionOfCard(before) !== editionOfCard(card)) namesakes.set(title, before)
    cards.set(title, card)
  }
  usePool(cards, namesakes)
  process.env.STCCG_CARDS = files.map(file => resolve(file)).join(delimiter)
}

/** The pool in a folder, or the file itself. */
export function poolFile(path: string): string {
  return isFolder(path) ? join(path, poolName) : path
}

/** What cannot be looked at is no folder; whoever reads it says why. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}
