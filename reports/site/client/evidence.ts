import type { LawQuestion } from '../../law-book.ts'
import type { Engine, Site } from './site-data.ts'

/** The names of the engines that play an open question in each way. */
export interface Evidence {
  /** By the slug of the permitted reading. */
  readonly readings: ReadonlyMap<string, readonly string[]>
  /** They play none of the readings. */
  readonly neither: readonly string[]
  /** They play another reading that the reports do not tell. */
  readonly unclear: readonly string[]
  /** The reports do not say anything of them. */
  readonly silent: readonly string[]
}

/** What is asked here of the site, of an engine and of an open question. */
type Asked = Pick<LawQuestion, 'id' | 'plays' | 'readings' | 'cases'>
type Answering = Pick<Engine, 'name' | 'readings' | 'outcomes'>
type Known = { readonly caseById: ReadonlyMap<string, Pick<Site['cases'][number], 'index'>> }

/** Which engines play which reading of an open question. */
export function evidenceOf(site: Known & { readonly engines: readonly Answering[] }, question: Asked): Evidence {
  const readings = new Map(Object.keys(question.readings).map(slug => [slug, [] as string[]]))
  const [neither, unclear, silent]: [string[], string[], string[]] = [[], [], []]
  const others = new Map([
    ['neither', neither],
    ['silent', silent],
  ])
  for (const engine of site.engines)
    for (const slug of new Set(slugsOf(site, engine, question)))
      (others.get(slug) ?? readings.get(slug) ?? unclear).push(engine.name)
  return { readings, neither, unclear, silent }
}

/** What the report says itself, ruleset by ruleset; else what the outcomes say. Reports may say anything. */
function slugsOf(site: Known, engine: Answering, question: Asked): readonly string[] {
  const told = engine.readings.filter(line => line.question === question.id)
  if (told.length === 0) return [slugByOutcomes(site, engine, question)]
  return told.map(({ plays, reading = 'unclear' }) => {
    if (plays === 'presumed') return question.plays
    return plays === 'another' ? reading : plays
  })
}

/** Only where there are two readings is there no doubt which the other one is. */
function slugByOutcomes({ caseById }: Known, { outcomes }: Answering, { cases, readings, plays }: Asked): string {
  const found = cases.map(id => outcomes[caseById.get(id)?.index ?? -1])
  const [other, ...more] = Object.keys(readings).filter(slug => slug !== plays)
  if (found.includes('disputed')) return other !== undefined && more.length === 0 ? other : 'unclear'
  return found.includes('pass') ? plays : 'silent'
}
