import type { Catalogue } from '../../catalogue/catalogue.ts'
import { groupBy } from '../../catalogue/group.ts'
import { rulesetsWith } from '../../catalogue/in-force.ts'
import type { Side } from '../../catalogue/questions.ts'
import { saysOf } from '../../catalogue/says-of.ts'
import type { LawAnswer, LawChange, LawChanges } from '../../reports/law-book.ts'

/** A ruling or a basic rule in its words. */
export interface Said {
  readonly id: string
  readonly says: string
}

export type Change = LawChange<Said>
export type Otherwise = LawAnswer
export type Changes = LawChanges<Said>

/** What changed from the first law to the second, in the order of the table of contents; `topics` empty = everywhere. */
export function changesBetween(from: string, to: string, topics: readonly string[], catalogue: Catalogue): Changes {
  const isAsked = (topic: string): boolean => topics.length === 0 || topics.includes(topic)
  const isAmended = documentsOf(from, catalogue).some(one => documentsOf(to, catalogue).includes(one))
  const changes = isAmended ? amendments(from, to, catalogue).filter(({ topic }) => isAsked(topic)) : []
  const otherwise = contradictions(from, to, catalogue).filter(one => one.topics.some(isAsked))
  const order = [...catalogue.topics.keys()]
  const at = (topic: string | undefined): number => order.indexOf(topic ?? '')
  return {
    from,
    to,
    isAmended,
    changes: changes.toSorted((a, b) => at(a.topic) - at(b.topic)),
    otherwise: otherwise.toSorted((a, b) => at(a.topics[0]) - at(b.topics[0])),
  }
}

const documentsOf = (ruleset: string, { rulesets }: Catalogue): readonly string[] =>
  rulesets.find(({ id }) => id === ruleset)?.documents ?? []

function amendments(from: string, to: string, catalogue: Catalogue): readonly Change[] {
  const { rulings, customs } = catalogue
  const told = [...rulings.values()].filter(({ met }) => met !== 'excluded').map(({ id }) => id)
  const before = new Set<string>()
  const after = new Set<string>()
  for (const id of [...told, ...customs.keys()]) {
    const laws = rulesetsWith(id)
    if (laws.includes(from)) before.add(id)
    if (laws.includes(to)) after.add(id)
  }
  const gone = [...before].filter(id => !after.has(id))
  const fresh = [...after].filter(id => !before.has(id))
  const pairs = replacements(catalogue).flatMap(([old, one]) =>
    gone.includes(old) && fresh.includes(one)
      ? [{ old, one }]
      : gone.includes(one) && fresh.includes(old)
        ? [{ old: one, one: old }]
        : [],
  )
  const said = (id: string): Said => ({ id, says: saysOf(id, catalogue) })
  const change = (was: readonly string[], now: readonly string[]): Change => {
    const id = now[0] ?? was[0] ?? ''
    const amends = rulings.get(id)?.amends
    const topic = rulings.get(id)?.topic ?? customs.get(id)?.topic ?? ''
    return { topic, was: was.map(said), now: now.map(said), ...(amends && now.length ? { amends } : {}) }
  }
  const replaced = [...groupBy(pairs, ({ one }) => one)].map(([one, olds]) =>
    change(
      olds.map(({ old }) => old),
      [one],
    ),
  )
  const isPaired = new Set(pairs.flatMap(({ old, one }) => [old, one]))
  // A basic rule ends where a ruling speaks of the same, whatever that says: alone it is no change.
  const alone = (ids: readonly string[]): readonly string[] => ids.filter(id => rulings.has(id) && !isPaired.has(id))
  return [...replaced, ...alone(gone).map(id => change([id], [])), ...alone(fresh).map(id => change([], [id]))]
}

/** What stands in place of what, in whichever ruleset. */
const replacements = ({ rulesets }: Catalogue): readonly (readonly [string, string])[] =>
  rulesets.flatMap(({ replaces = {} }) => Object.entries(replaces))

function contradictions(from: string, to: string, catalogue: Catalogue): readonly Otherwise[] {
  const side = (law: readonly Side[], ruleset: string): Side | undefined => {
    const own = documentsOf(ruleset, catalogue)
    return law.findLast(({ documents }) => documents.some(one => own.includes(one)))
  }
  return catalogue.contradictions.flatMap(({ id, topic: about, law }) => {
    const [was, now] = [side(law, from), side(law, to)]
    if (!was || !now || was === now) return []
    const ids = [...now.rulings, ...was.rulings]
    const topics = [
      ...new Set(ids.flatMap(one => (catalogue.rulings.get(one) ?? catalogue.customs.get(one))?.topic ?? [])),
    ]
    const words = ({ words, rulings }: Side) => ({ words: words.trim(), rulings })
    return [{ id, topics, about, was: words(was), now: words(now) }]
  })
}
