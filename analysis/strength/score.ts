import type { Catalogue } from '../../catalogue/catalogue.ts'
import { basics } from '../../catalogue/customs.ts'
import { groupBy } from '../../catalogue/group.ts'
import { isBasic } from '../../catalogue/in-force.ts'
import { shareOf } from '../../reports/share.ts'
import type { Fate, Mutant } from './strength.ts'

export interface Score {
  readonly mutants: number
  readonly killed: number
  readonly killedElsewhere: number
  readonly survived: number
  /** Mutants that play as the law itself does; they count for nothing. */
  readonly same: number
  /** Share of the others that a case of the changed ruling noticed, in per cent. */
  readonly score: number
  /** Share of the others that any case noticed, in per cent. */
  readonly noticed: number
}

type Kinds = Readonly<Record<Mutant['kind'], Score>>

export type TopicScore = Score & Kinds & { readonly topic: string }

export interface StrengthReport extends Score, Kinds {
  readonly version: 1
  readonly documents: readonly (Score & Kinds & { readonly document: string })[]
  readonly topics: readonly TopicScore[]
  readonly rulings: readonly Mutant[]
}

/** The topic of a ruling; basic rules are one. */
export const topicOfChange = (ruling: string, { rulings }: Pick<Catalogue, 'rulings'>): string | undefined =>
  isBasic(ruling) ? basics.document : rulings.get(ruling)?.topic

/** Counts the mutants by document and topic of their ruling, topics in the order of the table of contents; basic rules are a document, and a topic that comes last. */
export function strengthReport(mutants: readonly Mutant[], catalogue: Catalogue): StrengthReport {
  const byTopic = groupBy(mutants, ({ ruling }) => topicOfChange(ruling, catalogue) ?? '')
  const byDocument = groupBy(mutants, ({ ruling }) =>
    isBasic(ruling) ? basics.document : (catalogue.rulings.get(ruling)?.document ?? ''),
  )
  const among = (groups: ReadonlyMap<string, readonly Mutant[]>, names: readonly string[]) =>
    names.flatMap(name => (groups.has(name) ? [[name, groups.get(name)!] as const] : []))
  return {
    version: 1,
    ...scores(mutants),
    documents: among(byDocument, [...byDocument.keys()].filter(Boolean).sort()).map(([document, of]) => ({
      document,
      ...scores(of),
    })),
    topics: among(byTopic, [...catalogue.topics.keys(), basics.document]).map(([topic, of]) => ({
      topic,
      ...scores(of),
    })),
    rulings: mutants,
  }
}

function scores(mutants: readonly Mutant[]): Score & Kinds {
  const kind = (wanted: Mutant['kind']): Score => scoreOf(mutants.filter(one => one.kind === wanted))
  return { ...scoreOf(mutants), repeal: kind('repeal'), replace: kind('replace') }
}

export function scoreOf(mutants: readonly Mutant[]): Score {
  const count = (fate: Fate): number => mutants.filter(m => m.fate === fate).length
  const [killed, killedElsewhere, same] = [count('killed'), count('killed elsewhere'), count('same')]
  const share = (part: number): number => shareOf(part, mutants.length - same, 100)
  return {
    mutants: mutants.length,
    killed,
    killedElsewhere,
    survived: count('survived'),
    same,
    score: share(killed),
    noticed: share(killed + killedElsewhere),
  }
}
