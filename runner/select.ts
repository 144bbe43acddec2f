import parseTags from '@cucumber/tag-expressions'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { nearest } from '../catalogue/nearest.ts'
import { topicTitles } from '../catalogue/topics.ts'
import type { Case, Suite } from '../steps/suite/case.ts'
import type { RunOptions } from './options.ts'
import { UsageError } from './usage-error.ts'

/** The cases asked for, and the twins without which their refusals prove nothing. */
export function selectCases(suite: Suite, options: RunOptions): readonly Case[] {
  require('--ruleset', options.ruleset, () => new Set(suite.cases.map(one => one.ruleset)))
  require('--topic', options.topic, () => new Set(suite.cases.map(one => one.topic)), { near: nearestTopics })
  const [rulings, cases] = [
    () => new Set(suite.cases.flatMap(one => one.rulings)),
    () => new Set(suite.cases.map(one => one.id)),
  ]
  require('--ruling', options.ruling, rulings, {
    prefix: true,
    other: { ids: cases, so: 'this is a case; play it with --case' },
  })
  require('--case', options.case, cases, {
    other: { ids: rulings, so: 'this is a ruling; play its cases with --ruling' },
  })
  const wanted = options.case && new Set(options.case)
  const tags = tagFilter(options.tags)
  const chosen = suite.cases.filter(
    one =>
      (!wanted || wanted.has(one.id)) &&
      (!options.ruleset?.length || options.ruleset.includes(one.ruleset)) &&
      (!options.topic?.length || options.topic.includes(one.topic)) &&
      (!options.ruling?.length || one.rulings.some(r => options.ruling?.some(p => r.startsWith(p)))) &&
      tags(one),
  )
  if (!suite.cases.some(tags))
    throw new UsageError(
      `--tags "${options.tags}": no scenario has such tags. Tags are @<ruleset>, @ruling=<id> and @question=<id>.`,
    )
  if (!chosen.length)
    throw new UsageError(
      'No case is left to play: the options exclude each other. Drop one of --ruleset, --ruling, --topic, --case and --tags.',
    )
  return withTwins(chosen, suite)
}

type Near = (word: string, known: readonly string[]) => readonly string[]

interface Wanted {
  /** The beginning of an id stands for all that begin so. */
  readonly prefix?: boolean
  readonly near?: Near
  /** What belongs to another option. */
  readonly other?: { readonly ids: () => ReadonlySet<string>; readonly so: string }
}

function require(
  option: string,
  wanted: readonly string[] | undefined,
  given: () => ReadonlySet<string>,
  { prefix = false, near = nearest as Near, other }: Wanted = {},
): void {
  if (!wanted) return
  const all = given()
  const known = [...all]
  for (const word of wanted) {
    if (prefix ? known.some(k => k.startsWith(word)) : all.has(word)) continue
    if (other?.ids().has(word)) throw new UsageError(`${option} ${word}: ${other.so} ${word}.`)
    const likes = near(word, known)
    const hint = likes.length ? ` Nearest: ${likes.join(', ')}.` : ''
    throw new UsageError(`${option} ${word}: no scenario has it.${hint}`)
  }
}

/** Reports show titles, so that one may be typed in place of its id. */
function nearestTopics(word: string, known: readonly string[]): readonly string[] {
  const titles = topicTitles(loadCatalogue().topics)
  const idOf = new Map(known.flatMap(id => [[id, id] as const, [titles[id] ?? id, id] as const]))
  const ids = new Set(nearest(word, idOf.keys(), 6).map(name => idOf.get(name)!))
  return [...ids].slice(0, 3).map(id => (titles[id] ? `${id} (${titles[id]})` : id))
}

function tagFilter(expression: string | undefined): (one: Case) => boolean {
  if (!expression) return () => true
  try {
    const parsed = parseTags(expression)
    return one =>
      parsed.evaluate([
        `@${one.ruleset}`,
        ...one.rulings.map(r => `@ruling=${r}`),
        ...one.disputes.map(q => `@question=${q}`),
      ])
  } catch (error) {
    throw new UsageError(
      `--tags "${expression}": ${(error as Error).message}. An example: "not @ruling=1eS-stopped-06".`,
    )
  }
}

function withTwins(chosen: readonly Case[], suite: Suite): readonly Case[] {
  const wanted = new Set([...chosen.map(c => c.id), ...chosen.flatMap(c => c.twins)])
  return suite.cases.filter(one => wanted.has(one.id))
}
