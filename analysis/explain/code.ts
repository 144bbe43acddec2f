import { type Place, sourceOf, sourcesBelow } from './place.ts'

/** Where a ruling is carried out: as a rule in `engine/law/`, in a `settled.ts`, or by a card's text in `engine/cards/`. */
export interface Code extends Place {
  readonly kind: 'rule' | 'card text'
}

/** By the id of the ruling, the first line of each file that carries it out. */
export function codeByRuling(): ReadonlyMap<string, readonly Code[]> {
  const found = new Map<string, Code[]>()
  for (const file of sourcesBelow('engine').filter(name => /\/(?:law\/|cards\/|settled\.ts$)/.test(name))) {
    const kind = file.includes('/cards/') ? 'card text' : 'rule'
    for (const [id, line] of idsIn(sourceOf(file))) found.set(id, [...(found.get(id) ?? []), { kind, file, line }])
  }
  return found
}

/** Strings that may be ids, each with its first line; the key of an object refers to a ruling that stands elsewhere. */
function idsIn(source: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>()
  source.split('\n').forEach((text, i) => {
    for (const [, id = ''] of text.matchAll(/'([\w]+(?:-\w+)+)'(?!:)/g)) if (!lines.has(id)) lines.set(id, i + 1)
  })
  return lines
}
