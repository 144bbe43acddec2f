import type { Catalogue } from '../../catalogue/catalogue.ts'
import { amend, isInLaw, type Ruleset } from '../../engine/kernel/amend.ts'
import { suiteOf } from '../../runner/features.ts'
import { greet, under } from '../reference.ts'
import { compare } from './difference.ts'
import type { Exploration, Explored } from './exploration.ts'
import { explore } from './explore.ts'
import type { Finding } from './finding.ts'
import { scriptsOf } from './grow/from-suite.ts'
import { titlesOn } from './grow/vary.ts'
import { record } from './record.ts'

/** Why two laws part, as far as the catalogue knows. */
export interface Ground {
  /** A contradiction of documents, an amendment, a card that another document prints otherwise, an open question that one of them settles; else one law rules what the other leaves to custom. */
  readonly kind: 'contradiction' | 'amendment' | 'card text' | 'open question' | 'ruled in one alone'
  /** Of the contradiction or question; of the rulings of either law; the titles of the cards. */
  readonly ids: readonly string[]
}

type Course = Omit<Exploration, 'lanes'> & { readonly fromSuite: boolean }

/** The first law's games, judged by the other: whatever differs is a difference between documents. */
export async function betweenLaws(one: Ruleset, other: Ruleset, { fromSuite, ...course }: Course): Promise<Explored> {
  const theirs = await greet(under({ ...other, id: one.id }))
  const ours = await greet(under(one))
  const scripts = fromSuite ? scriptsOf(suiteOf(undefined).cases, one.id) : []
  const common = { ...theirs, hello: { ...theirs.hello, unknownTitles: [...one.texts.keys()].filter(isNotIn(other)) } }
  return explore({
    ...course,
    lanes: [[{ law: one, ours, theirs: common, scripts }]],
    partial: true,
    quietOnBoth: true,
  })
}

/** A card without a text in the other law is no matter between the two. */
const isNotIn =
  ({ texts }: Ruleset) =>
  (title: string): boolean =>
    !texts.has(title)

/** What each of the differences rests on. */
export async function groundsOf(
  { findings }: Explored,
  one: Ruleset,
  other: Ruleset,
  catalogue: Catalogue,
): Promise<ReadonlyMap<Finding, Ground>> {
  const grounds = new Map<Finding, Ground>()
  for (const finding of findings) grounds.set(finding, await groundOf(finding, one, other, catalogue))
  return grounds
}

/** What the difference rests on, of the first law and of the other. */
export async function groundOf(
  { small, reading }: Finding,
  one: Ruleset,
  other: Ruleset,
  catalogue: Catalogue,
): Promise<Ground> {
  const mine = small.cause?.decidedBy ?? []
  const theirs = await decidedThere(small, one, other)
  const both = [...mine, ...theirs]
  const contradiction = catalogue.contradictions.find(({ law }) =>
    law.some(({ rulings }) => rulings.some(id => both.includes(id))),
  )
  if (contradiction) return { kind: 'contradiction', ids: [contradiction.id] }
  const amended = [...one.replaced, ...other.replaced].filter(pair => pair.some(id => both.includes(id)))
  if (amended.length) return { kind: 'amendment', ids: amended[0]! }
  if (reading !== undefined) return { kind: 'open question', ids: [reading] }
  const worded = [...titlesOn({ given: small.recording.given, moves: [] })].filter(
    title => JSON.stringify(one.texts.get(title)) !== JSON.stringify(other.texts.get(title)),
  )
  if (!both.length && worded.length) return { kind: 'card text', ids: worded }
  return { kind: 'ruled in one alone', ids: both }
}

/** Rulings that the other law alone has and names, without which it would say what the first one says. */
async function decidedThere({ recording }: Finding['small'], one: Ruleset, other: Ruleset): Promise<readonly string[]> {
  const { ruleset, given, moves } = recording
  const told = await record({ ruleset, given, moves }, await greet(under({ ...other, id: one.id }))).catch(
    () => undefined,
  )
  const named = new Set(told?.said.flatMap(({ because }) => because))
  const found: string[] = []
  for (const id of named) {
    if (isInLaw(one, id) || !isInLaw(other, id)) continue
    const without = await greet(under({ ...amend(other, { id: other.id, repeal: [id] }), id: one.id }))
    if ((await compare(recording, without)) === 'same') found.push(id)
  }
  return found
}
