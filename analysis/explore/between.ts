import type { Ruleset } from '../../engine/kernel/amend.ts'
import { suiteOf } from '../../runner/features.ts'
import { greet, under } from '../reference.ts'
import { scriptsOf } from './boards/from-suite.ts'
import type { Exploration, Explored } from './exploration.ts'
import { explore } from './explore.ts'
import type { Finding, FindingKind } from './finding.ts'
import { type Ground, groundOf } from './ground.ts'

type Course = Omit<Exploration, 'lanes' | 'weigh'> & { readonly fromSuite: boolean }

/** The first law's games, judged by the other: whatever differs is a difference between documents. */
export async function betweenLaws(one: Ruleset, other: Ruleset, { fromSuite, ...course }: Course): Promise<Explored> {
  const asOne = { ...other, id: one.id }
  const theirs = await greet(under(asOne))
  const ours = await greet(under(one))
  const scripts = fromSuite ? scriptsOf(suiteOf(undefined).cases, one.id) : []
  const common = { ...theirs, hello: { ...theirs.hello, unknownTitles: [...one.texts.keys()].filter(isNotIn(other)) } }
  const parting = { one, other, asOne, catalogue: course.catalogue }
  return explore({
    ...course,
    lanes: [[{ law: one, ours, theirs: common, scripts }]],
    partial: true,
    quietOnBoth: true,
    weigh: async finding => grounded(finding, await groundOf(finding, parting)),
  })
}

/** A card without a text in the other law is no matter between the two. */
const isNotIn =
  ({ texts }: Ruleset) =>
  (title: string): boolean =>
    !texts.has(title)

/** The finding with its ground; where one law rules what the other leaves open, the two do not part. */
const grounded = (finding: Finding, ground: Ground): Finding => ({ ...finding, kind: kindBy(finding, ground), ground })

function kindBy({ kind }: Finding, ground: Ground): FindingKind {
  if (kind === 'reading' || kind === 'broken' || kind === 'nondeterministic') return kind
  if (ground.kind === 'ruled in one alone') return kind === 'gap' && !ground.theirs.length ? 'gap' : 'alone'
  return kind === 'gap' ? 'theirs' : kind
}
