import { hasTerms } from '../../html/client/matching.ts'
import { linesOnce, searchText } from '../../html/client/search-text.ts'
import { topicTitle } from '../../html/client/topics.ts'
import type { LawQuestion, LawRuling } from '../../law-book.ts'
import { rulingIndex } from '../../ruling-index.ts'
import { type Hit, type RulingIndex, searchRemarks } from '../../search.ts'
import { isDivided } from './outcome-counts.ts'
import { outcomesOf, type Term } from './query.ts'
import { type FieldWord, type Kind, metWord } from './query-words.ts'
import type { Outcomes, Site, SiteCase } from './site-data.ts'

/** A ruling with its cases for which all terms hold. */
export interface Found {
  readonly ruling: LawRuling
  readonly cases: readonly SiteCase[]
}

/** What a query finds; with plain words in it, best first. */
export interface Finding {
  readonly found: readonly Found[]
  readonly isRanked: boolean
  /** What was done with words that nothing has. */
  readonly remarks: readonly string[]
}

/**
 * Rulings for which all terms hold. Where a term asks for outcomes, a ruling needs such a case; where none does, rulings
 * without cases are found, too.
 */
export function findRulings(site: Site, query: readonly Term[]): Finding {
  const { terms, words } = apart(query)
  const needsCase = terms.some(term => term.kind === 'outcome')
  const search = words ? indexOf(site).search(words) : undefined
  const hits = search?.hits ?? playedFirst(site).map(({ id }): Hit => ({ id, inCases: [] }))
  const found = hits.flatMap(({ id, inCases }) => {
    const ruling = site.rulingById.get(id)
    if (!ruling) return []
    const all = site.casesByRuling.get(ruling.id) ?? []
    if (all.length === 0)
      return !needsCase && terms.every(term => holds(site, term, ruling)) ? [{ ruling, cases: [] }] : []
    const cases = all.filter(
      one => terms.every(term => holds(site, term, ruling, one)) && hasTerms(caseText(site, one), inCases),
    )
    return cases.length > 0 ? [{ ruling, cases }] : []
  })
  return { found, isRanked: search !== undefined, remarks: search ? searchRemarks(search) : [] }
}

/** In the order of the law, those that no case shows behind the others. */
function playedFirst({ rulings, casesByRuling }: Site): readonly LawRuling[] {
  const isPlayed = ({ id }: LawRuling): boolean => casesByRuling.has(id)
  return [...rulings.filter(isPlayed), ...rulings.filter(one => !isPlayed(one))]
}

/** Plain words are searched together; what has signs in it is looked for as it stands. */
function apart(query: readonly Term[]): { readonly terms: readonly Term[]; readonly words: string } {
  const isWord = (term: Term) => term.kind === 'text' && !term.isNot && /^[\p{L}\p{N}]+$/u.test(term.value)
  const words = query.filter(isWord).map(term => ('value' in term ? term.value : ''))
  return { terms: query.filter(term => !isWord(term)), words: words.join(' ') }
}

const indices = new WeakMap<Site, RulingIndex>()

/** Made when something is first searched for. */
function indexOf(site: Site): RulingIndex {
  const known = indices.get(site)
  if (known) return known
  const made = rulingIndex(site.rulings, {
    documents: site.law.documents.map(({ document }) => document),
    topicTitle: topic => topicTitle(site, topic),
    cases: ({ id }) => linesOnce((site.casesByRuling.get(id) ?? []).map(one => caseText(site, one))),
  })
  indices.set(site, made)
  return made
}

function holds(site: Site, term: Term, ruling: LawRuling, one?: SiteCase): boolean {
  const is =
    term.kind === 'outcome'
      ? one !== undefined && hasOutcome(site, term, one)
      : tests[term.kind](site, term.value, ruling, one)
  return is !== term.isNot
}

type Test = (site: Site, value: string, ruling: LawRuling, one: SiteCase | undefined) => boolean

const tests: Readonly<Record<'text' | FieldWord, Test>> = {
  text: (site, value, ruling, one) =>
    textOf(ruling).includes(value) ||
    (one !== undefined && `${one.id.toLowerCase()}\n${caseText(site, one)}`.includes(value)),
  topic: (_site, value, ruling, one) => ruling.topic === value || one?.topic === value,
  ruleset: (_site, value, ruling, one) => (one ? one.ruleset === value : ruling.inForce.includes(value)),
  document: (_site, value, ruling) => ruling.document === value,
  ruling: (_site, value, ruling) => ruling.id.toLowerCase().startsWith(value.toLowerCase()),
  met: (_site, value, ruling) => metWord(ruling) === value,
  question: (site, value, ruling) => asked(site, ruling).some(({ id }) => value === 'any' || id === value),
  custom: (_site, value, _ruling, one) => one?.customs?.some(id => value === 'any' || id === value) ?? false,
  is: (site, value, ruling, one) => kindTests.get(value)?.(site, ruling, one) ?? false,
}

type KindTest = (site: Site, ruling: LawRuling, one: SiteCase | undefined) => boolean

const kindTests: ReadonlyMap<string, KindTest> = new Map<Kind, KindTest>([
  ['covered', (_site, _ruling, one) => one !== undefined],
  ['uncovered', (_site, _ruling, one) => one === undefined],
  ['divided', (site, _ruling, one) => one !== undefined && isDivided(site, one)],
  ['amended', (_site, ruling) => ruling.amendedBy.length > 0],
  ['questioned', (site, ruling) => asked(site, ruling).length > 0],
])

function asked(site: Site, ruling: LawRuling): readonly LawQuestion[] {
  return site.questionsByRuling.get(ruling.id) ?? []
}

function hasOutcome({ engines }: Site, { name, engine }: Extract<Term, { kind: 'outcome' }>, one: SiteCase): boolean {
  const wanted: Outcomes = outcomesOf[name]
  const fits = ({ outcomes }: Site['engines'][number]) => wanted.includes(outcomes[one.index])
  if (engine === 'any') return engines.some(fits)
  return engines.filter(({ key }) => engine === 'all' || key === engine).every(fits)
}

function textOf(ruling: LawRuling): string {
  return searchText(ruling, () => [ruling.id, ruling.entry, ruling.summary, ruling.reason ?? '', ...ruling.cards])
}

function caseText({ engines }: Site, one: SiteCase): string {
  const messages = () => engines.map(engine => engine.messages.get(one.index) ?? '')
  return searchText(one, () => [one.scenario, one.rule, ...one.cards, ...messages()])
}
