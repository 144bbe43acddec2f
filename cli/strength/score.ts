import type { Catalogue } from '../../rulings/catalogue.ts'
import type { Fate, Mutant } from './strength.ts'

export interface Score {
  readonly mutants: number
  readonly killed: number
  readonly killedElsewhere: number
  readonly survived: number
  /** Share that a case of its own noticed, in per cent. */
  readonly score: number
}

export interface StrengthReport extends Score {
  readonly documents: readonly (Score & { readonly document: string })[]
  readonly topics: readonly (Score & { readonly topic: string })[]
  readonly rulings: readonly Mutant[]
}

/** Counts the mutants by document and topic of their ruling. */
export function strengthReport(mutants: readonly Mutant[], catalogue: Catalogue): StrengthReport {
  const of = (read: (ruling: string) => string | undefined, name: string): readonly Mutant[] =>
    mutants.filter(m => read(m.ruling) === name)
  const document = (id: string): string | undefined => catalogue.rulings.get(id)?.document
  const topic = (id: string): string | undefined => catalogue.rulings.get(id)?.topic
  const present = (read: (ruling: string) => string | undefined): readonly string[] =>
    [...new Set(mutants.flatMap(m => read(m.ruling) ?? []))].sort()
  return {
    ...scoreOf(mutants),
    documents: present(document).map(name => ({ document: name, ...scoreOf(of(document, name)) })),
    topics: present(topic).map(name => ({ topic: name, ...scoreOf(of(topic, name)) })),
    rulings: mutants,
  }
}

export function scoreOf(mutants: readonly Mutant[]): Score {
  const count = (fate: Fate): number => mutants.filter(m => m.fate === fate).length
  const killed = count('killed')
  return {
    mutants: mutants.length,
    killed,
    killedElsewhere: count('killed elsewhere'),
    survived: count('survived'),
    score: mutants.length ? Math.floor((1000 * killed) / mutants.length) / 10 : 100,
  }
}
