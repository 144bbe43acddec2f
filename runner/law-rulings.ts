import type { Catalogue } from '../catalogue/catalogue.ts'
import { groupByEach } from '../catalogue/group.ts'
import type { Ruling } from '../catalogue/ruling.ts'
import type { LawRuling } from '../reports/law-book.ts'
import type { PartLine } from '../reports/lines.ts'
import type { RulingLine } from '../reports/result.ts'
import type { Suite } from '../steps/suite/case.ts'
import { unnoticedChanges } from './changes-measured.ts'
import { derivedLines } from './derived-lines.ts'
import { rulesetsWith } from './rulesets-with.ts'
import { rulingLine } from './ruling-line.ts'

/** Rulings of the catalogue as reports name them, with what the law has beside them. */
export function lawRulings(catalogue: Catalogue, suite: Pick<Suite, 'cases'>): (ruling: Ruling) => LawRuling {
  const [amenders, unnoticed] = [amendersOf(catalogue), unnoticedChanges()]
  const made = derivedLines(suite)
  const divided = groupByEach(
    suite.cases.filter(one => one.parts),
    one => one.rulings,
  )
  return ruling => {
    const derived = made(ruling)
    return {
      ...rulingLine(ruling),
      ...(unnoticed.has(ruling.id) ? { unnoticed: unnoticed.get(ruling.id) } : {}),
      ...(ruling.parts ? { parts: partLines(ruling, divided.get(ruling.id) ?? []) } : {}),
      inForce: rulesetsWith(ruling, catalogue),
      ...(ruling.amends ? { amends: ruling.amends } : {}),
      amendedBy: amenders.get(entryKey(ruling.document, ruling.entry)) ?? [],
      ...(derived.length ? { derived } : {}),
      cards: ruling.cards,
    }
  }
}

/** The parts of a ruling, each with the cases that show it. */
export function partLines({ id, parts = {}, openParts = {} }: Ruling, cases: Suite['cases']): readonly PartLine[] {
  const own = cases.filter(one => one.rulings.includes(id))
  return Object.entries(parts).map(([part, says]) => ({
    part,
    says,
    cases: own.filter(one => one.parts?.includes(part)).map(one => one.id),
    ...(openParts[part] === undefined ? {} : { open: openParts[part] }),
  }))
}

/** Without what is empty, and without the titles, which its cases have. */
export function lineOfLaw({ cards, inForce, amendedBy, ...ruling }: LawRuling): RulingLine {
  return { ...ruling, ...(inForce.length ? { inForce } : {}), ...(amendedBy.length ? { amendedBy } : {}) }
}

/** Rulings of amending documents by the entries that they name. */
function amendersOf({ documents, rulings }: Catalogue): ReadonlyMap<string, readonly string[]> {
  const amended = new Map(documents.map(({ id, amends }) => [id, amends ?? []]))
  const found = new Map<string, string[]>()
  for (const { id, document, amends } of rulings.values()) {
    const [, entry] = amends?.match(/^(?!new\b)[^']*'([^']+)'/) ?? []
    if (entry === undefined) continue
    for (const key of (amended.get(document) ?? []).map(other => entryKey(other, entry)))
      found.set(key, [...(found.get(key) ?? []), id])
  }
  return found
}

/** An entry that a document has a second time counts as the same. */
function entryKey(document: string, entry: string): string {
  return `${document}\n${entry.replace(/ \(\d+\)$/, '').toLowerCase()}`
}
