import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { LawChanges } from '../../reports/law-book.ts'
import { changesBetween, type Said } from './changes.ts'

/** What changed from each law to each later one, for pages; pairs between which nothing did are left out. */
export function lawChanges(catalogue: Catalogue): readonly LawChanges[] {
  const laws = catalogue.rulesets.map(({ id }) => id)
  return laws.flatMap((from, at) =>
    laws.slice(at + 1).flatMap((to): readonly LawChanges[] => {
      const { isAmended, changes, otherwise } = changesBetween(from, to, [], catalogue)
      if (!changes.length && !otherwise.length) return []
      const ids = (said: readonly Said[]): readonly string[] => said.map(({ id }) => id)
      return [
        {
          from,
          to,
          isAmended,
          changes: changes.map(({ topic, was, now, amends }) => ({
            topic,
            was: ids(was),
            now: ids(now),
            ...(amends ? { amends } : {}),
          })),
          otherwise: otherwise.map(({ id, topics, about, was, now }) => ({
            id,
            topic: topics[0] ?? '',
            about,
            was,
            now,
          })),
        },
      ]
    }),
  )
}
