import { readFileSync } from 'node:fs'
import { findCard } from '../../cards/catalogue.ts'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { editionOf } from '../../catalogue/edition.ts'
import { saysOf } from '../../catalogue/says-of.ts'
import type { HelloResult } from '../../protocol/types.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { whyNot } from '../../steps/judge/applies.ts'
import { standIns } from '../../steps/judge/stand-ins.ts'
import type { Case } from '../../steps/suite/case.ts'

/** Something that an engine lacks, and what it would gain by it. */
export interface Lack {
  readonly what: string
  /** A title is one of a card's; the others are words that an engine declares, with the list where they stand. */
  readonly kind: 'title' | 'declaration'
  /** Type of the card. */
  readonly type?: string
  /** Cases that need it and cannot be played. */
  readonly cases: number
  /** Cases that lack nothing else. */
  readonly alone: number
  /** Cases that could be played with it and everything that stands before it. */
  readonly together: number
}

export interface Counts {
  readonly cases: number
  readonly playable: number
  /** Of these, the cases of documents: the others show basic rules alone. */
  readonly ofDocuments: { readonly cases: number; readonly playable: number }
}

export interface ReachOfRuleset extends Counts {
  readonly ruleset: string
  /** Of a ruleset that the engine does not declare, which is one of its edition: what it could play if it did. */
  readonly undeclared?: true
}

export interface HelloReach {
  readonly engine: string
  /** Of the rulesets that the engine declares. */
  readonly cases: number
  readonly playable: number
  /** Cases that lack titles alone, declarations alone, or both. */
  readonly out: {
    readonly titles: number
    readonly declarations: number
    readonly both: number
    readonly declined: number
  }
  /** Cases that lack nothing but personnel, ships, missions, facilities or equipment that no ruling of theirs names. */
  readonly bodies: number
  /** Cases that can be played because cards that the engine does not have are made up for it. */
  readonly standIns: number
  readonly rulesets: readonly ReachOfRuleset[]
  readonly lacks: readonly Lack[]
}

/** An engine's greeting as it was saved: the result, or the whole reply. */
export function readHello(file: string): HelloResult {
  const wrong = (why: string) => new UsageError(`--hello ${file}: ${why}. Save what your engine answers to hello.`)
  let value: { readonly result?: unknown } & Partial<HelloResult>
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw wrong(code ? `this file cannot be read (${code})` : 'this is not JSON')
  }
  const hello = (value?.result ?? value) as Partial<HelloResult> | null
  if (typeof hello?.can !== 'object' || hello.can === null) throw wrong('there is no "can" in it')
  if (hello.unknownTitles !== undefined && !Array.isArray(hello.unknownTitles))
    throw wrong('"unknownTitles" is no list')
  return hello as HelloResult
}

/** How much of the suite an engine could play by its greeting, and what keeps it out of the rest. */
export function reachOf(hello: HelloResult, cases: readonly Case[]): HelloReach {
  const mine = cases.filter(one => hello.can.rulesets?.includes(one.ruleset))
  const blocked: Blocked[] = []
  const out = { titles: 0, declarations: 0, both: 0, declined: 0 }
  let bodies = 0
  let standing = 0
  for (const kase of mine) {
    const why = whyNot(kase, hello)
    if (!why) {
      if (standIns(kase, hello).length) standing += 1
      continue
    }
    const { titles = [], abilities = [] } = why.missing ?? {}
    if (why.isDeclined) out.declined += 1
    else out[titles.length ? (abilities.length ? 'both' : 'titles') : 'declarations'] += 1
    if (!why.isDeclined && !abilities.length && titles.length && titles.every(title => isBody(title, kase))) bodies += 1
    blocked.push({
      lacks: new Set([...titles.map(keyOf), ...abilities]),
      isDeclined: why.isDeclined,
    })
  }
  return {
    engine: hello.engine?.name ?? '?',
    cases: mine.length,
    playable: mine.length - blocked.length,
    out,
    bodies,
    standIns: standing,
    rulesets: rulesetsOf(hello, cases),
    lacks: inOrder(
      blocked.filter(({ isDeclined, lacks }) => !isDeclined && lacks.size),
      mine.length - blocked.length,
    ),
  }
}

interface Blocked {
  readonly lacks: Set<string>
  readonly isDeclined?: true
}

const keyOf = (title: string): string => `title ${title}`

/** The rulesets of the editions that the engine plays, those that it does not declare as well. */
function rulesetsOf(hello: HelloResult, cases: readonly Case[]): readonly ReachOfRuleset[] {
  const declared = hello.can.rulesets ?? []
  const editions = new Set(declared.map(editionOf))
  const all = [...new Set(cases.map(({ ruleset }) => ruleset))].filter(ruleset => editions.has(editionOf(ruleset)))
  const able = { ...hello, can: { ...hello.can, rulesets: all } }
  return all.map(ruleset => {
    const own = cases.filter(one => one.ruleset === ruleset)
    const { customs } = loadCatalogue()
    const counted = (some: readonly Case[]) => ({
      cases: some.length,
      playable: some.filter(one => !whyNot(one, able)).length,
    })
    return {
      ruleset,
      ...counted(own),
      ofDocuments: counted(own.filter(({ rulings }) => rulings.some(id => !customs.has(id)))),
      ...(declared.includes(ruleset) ? {} : { undeclared: true }),
    }
  })
}

const plainTypes: readonly (string | undefined)[] = ['personnel', 'ship', 'mission', 'facility', 'equipment']

function isBody(title: string, { rulings }: Case): boolean {
  if (!plainTypes.includes(findCard(title)?.type)) return false
  const catalogue = loadCatalogue()
  return !rulings.some(id => saysOf(id, catalogue).includes(title))
}

/** What unlocks most comes first, given what stands before it; where nothing does alone, what most of the nearest need. */
function inOrder(blocked: readonly Blocked[], playable: number): readonly Lack[] {
  const [cases, alone] = [new Map<string, number>(), new Map<string, number>()]
  const add = (counts: Map<string, number>, key: string, by = 1) => counts.set(key, (counts.get(key) ?? 0) + by)
  for (const { lacks } of blocked)
    for (const key of lacks) {
      add(cases, key)
      if (lacks.size === 1) add(alone, key)
    }
  const rest = blocked.map(({ lacks }) => new Set(lacks))
  const found: Lack[] = []
  let open = rest.filter(({ size }) => size)
  while (open.length) {
    const worth = new Map<string, number>()
    for (const lacks of open) for (const key of lacks) add(worth, key, 1 / 16 ** (lacks.size - 1))
    const [best] = [...worth].reduce((a, b) => (b[1] > a[1] ? b : a))
    for (const lacks of open) lacks.delete(best)
    open = open.filter(({ size }) => size)
    found.push({
      ...named(best),
      cases: cases.get(best) ?? 0,
      alone: alone.get(best) ?? 0,
      together: playable + blocked.length - open.length,
    })
  }
  return found
}

function named(key: string): Pick<Lack, 'what' | 'kind' | 'type'> {
  if (!key.startsWith('title ')) return { what: key, kind: 'declaration' }
  const what = key.slice('title '.length)
  const type = findCard(what)?.type
  return { what, kind: 'title', ...(type ? { type } : {}) }
}
