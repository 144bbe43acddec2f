import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { cached, digestOf, textsBelow } from '../../cache/cache.ts'
import { cardFiles } from '../card-files.ts'

type Sets = Readonly<Record<string, readonly string[]>>

let known: ReadonlyMap<string, string> | undefined

/** The code of the set in which a card was printed first, where that is known. */
export function setOf(title: string): string | undefined {
  known ??= new Map(cached('card-sets', digestOf(textsBelow(import.meta.dirname, '.yaml')), setsByTitle))
  return known.get(title)
}

/** The edition of that set: the sets of the Second are numbered `EN01` and so on. */
export const editionOfSet = (set: string): 'first' | 'second' => (/^EN\d\d$/.test(set) ? 'second' : 'first')

/** Titles with their sets; throws where a title stands in two. */
export function setsByTitle(): readonly (readonly [title: string, set: string])[] {
  const sets = new Map<string, string>()
  for (const path of cardFiles(import.meta.dirname))
    for (const [set, titles] of Object.entries(readSets(path)))
      for (const title of titles) {
        const other = sets.get(title)
        if (other) throw new Error(`cards/sets/${basename(path)}: "${title}" of ${set} is in ${other}, too`)
        sets.set(title, set)
      }
  return [...sets]
}

function readSets(path: string): Sets {
  return load(readFileSync(path, 'utf8'), { filename: path, schema: CORE_SCHEMA }) as Sets
}
