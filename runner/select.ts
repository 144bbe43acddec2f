import parseTags from '@cucumber/tag-expressions'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { fitsPattern } from '../catalogue/id-pattern.ts'
import { nearest } from '../catalogue/nearest.ts'
import { topicTitles } from '../catalogue/topics.ts'
import type { Case, Suite } from '../steps/suite/case.ts'
import type { RunOptions } from './options.ts'
import { UsageError } from './usage-error.ts'

/** The cases asked for, and the twins without which their refusals prove nothing. */
export function selectCases(suite: Suite, options: RunOptions): readonly Case[] {
  const [rulings, cases] = [
    () => new Set(suite.cases.flatMap(one => one.rulings)),
    () => new Set(suite.cases.map(one => one.id)),
  ]
  const faults = [
    ...unknown('--ruleset', options.ruleset, () => new Set(suite.cases.map(one => one.ruleset))),
    ...unknown('--topic', options.topic, () => new Set(suite.cases.map(one => one.topic)), { near: nearestTopics }),
    ...unknown('--card', options.card, () => new Set(suite.titles)),
    ...unknown('--ruling', options.ruling, rulings, {
      fits: beginsSo,
      other: { ids: cases, so: 'this is a case; play it with --case' },
    }),
    ...unknown('--case', options.case, cases, {
      fits: fitsPattern,
      other: { ids: rulings, so: 'this is a ruling; play its cases with --ruling' },
    }),
  ]
  const skipped = skipping(suite, options.skip, faults)
  if (faults.length) throw new UsageError(faults.join('\n'))
  const isWanted = wantedCases(options.case)
  const tags = tagFilter(options.tags)
  const chosen = suite.cases.filter(
    one =>
      isWanted(one.id) &&
      (!options.ruleset?.length || options.ruleset.includes(one.ruleset)) &&
      (!options.topic?.length || options.topic.includes(one.topic)) &&
      (!options.ruling?.length || one.rulings.some(r => options.ruling?.some(p => beginsSo(r, p)))) &&
      (!options.card?.length || options.card.some(title => one.titles.includes(title))) &&
      !skipped.has(one.id) &&
      tags(one),
  )
  if (!suite.cases.some(tags))
    throw new UsageError(
      `--tags "${options.tags}": no scenario has such tags. Tags are @<ruleset>, @ruling=<id> and @question=<id>.`,
    )
  if (!chosen.length)
    throw new UsageError(
      'No case is left to play: the options exclude each other. Drop one of --ruleset, --ruling, --topic, --card, --case, --tags and --skip.',
    )
  return withTwins(chosen, suite).filter(one => !skipped.has(one.id))
}

/** The beginning of an id stands for all that begin so. */
const beginsSo = (id: string, pattern: string): boolean => fitsPattern(id, `${pattern}*`)

function wantedCases(patterns: readonly string[] | undefined): (id: string) => boolean {
  if (!patterns) return () => true
  const [open, ids] = [patterns.filter(one => one.includes('*')), new Set(patterns)]
  return id => ids.has(id) || open.some(pattern => fitsPattern(id, pattern))
}

/** The cases to be left out, and the refusals that nothing would prove without them; patterns that fit nothing are faults. */
function skipping(suite: Suite, patterns: readonly string[] = [], faults: string[]): ReadonlySet<string> {
  if (!patterns.length) return new Set()
  const fits = ({ id, rulings }: Case, pattern: string): boolean =>
    [id, ...rulings].some(name => fitsPattern(name, pattern))
  const idle = patterns.filter(pattern => !suite.cases.some(one => fits(one, pattern)))
  for (const pattern of idle.slice(0, mostWords))
    faults.push(`--skip ${pattern}: no case and no ruling has such an id; \`*\` stands for any characters.`)
  const named = new Set(suite.cases.filter(one => patterns.some(pattern => fits(one, pattern))).map(({ id }) => id))
  const unproven = suite.cases.filter(({ twins }) => twins.length > 0 && twins.every(id => named.has(id)))
  return new Set([...named, ...unproven.map(({ id }) => id)])
}

type Near = (word: string, known: readonly string[]) => readonly string[]

interface Wanted {
  /** Does the word stand for the id? Absent = for no other than itself. */
  readonly fits?: (id: string, word: string) => boolean
  readonly near?: Near
  /** Words that belong to another option. */
  readonly other?: { readonly ids: () => ReadonlySet<string>; readonly so: string }
}

/** Words of an option that are told at once. */
const mostWords = 5

/** What is wrong with each word of an option that nothing bears. */
function unknown(
  option: string,
  wanted: readonly string[] | undefined,
  given: () => ReadonlySet<string>,
  { fits, near = nearest as Near, other }: Wanted = {},
): readonly string[] {
  if (!wanted) return []
  const all = given()
  const known = [...all]
  const strange = [...new Set(wanted)].filter(word => !(all.has(word) || (fits && known.some(id => fits(id, word)))))
  const faults = strange.slice(0, mostWords).map(word => {
    if (other?.ids().has(word)) return `${option} ${word}: ${other.so} ${word}.`
    const likes = near(word, known)
    return `${option} ${word}: no scenario has it.${likes.length ? ` Nearest: ${likes.join(', ')}.` : ''}`
  })
  const more = strange.length - faults.length
  return more ? [...faults, `${option}: nor has any scenario ${more} more of these words.`] : faults
}

/** Reports show titles, so that one may be typed in place of its id. */
function nearestTopics(word: string, known: readonly string[]): readonly string[] {
  const titles = topicTitles(loadCatalogue().topics)
  const idOf = new Map(known.flatMap(id => [[id, id] as const, [titles[id] ?? id, id] as const]))
  const ids = new Set(nearest(word, idOf.keys(), 6).map(name => idOf.get(name)!))
  return [...ids].slice(0, 3).map(id => (titles[id] ? `${id} (${titles[id]})` : id))
}

/** Characters; an expression is evaluated by going down into it, and one that is longer may run out of stack. */
const longestTags = 20_000

function tagFilter(expression: string | undefined): (one: Case) => boolean {
  if (!expression) return () => true
  if (expression.length > longestTags)
    throw new UsageError(
      `--tags: the expression has ${expression.length.toLocaleString('en')} characters; ${longestTags.toLocaleString('en')} are read.`,
    )
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
      `--tags "${expression}": ${(error as Error).message.replace(/\.$/, '')}. An example: "not @ruling=1eS-stopped-06".`,
    )
  }
}

function withTwins(chosen: readonly Case[], suite: Suite): readonly Case[] {
  const wanted = new Set([...chosen.map(c => c.id), ...chosen.flatMap(c => c.twins)])
  return suite.cases.filter(one => wanted.has(one.id))
}
