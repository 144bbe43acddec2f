import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { globSync } from 'glob'
import { digestOf } from '../../cache/cache.ts'
import { allTitles, cardFacts } from '../../cards/catalogue.ts'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { lawIn } from '../../engine/kernel/law-in.ts'
import type { AnyRule } from '../../engine/kernel/rule.ts'
// Files of law take from one another: the library loads them in an order that goes round no circle.
import { rulesets } from '../../engine/rulesets/registry.ts'
import { root, sourceOf } from '../explain/place.ts'
import { questionOf } from './asked.ts'

/** What a run rests on; `file` = path from the root of the project. */
export interface Sources {
  /** By file, a digest of its text. */
  readonly files: Readonly<Record<string, string>>
  /** By id of a ruling or basic rule, a digest of its row. */
  readonly rows: Readonly<Record<string, string>>
  /** By title, a digest of what is printed on the card. */
  readonly facts: Readonly<Record<string, string>>
  /** By file of law or questions, the questions that it answers, after the law and a slash, or declares, after a star. */
  readonly answers: Readonly<Record<string, readonly string[]>>
  /** By id of a ruling or basic rule, the questions that its rules answer. */
  readonly byRuling: Readonly<Record<string, readonly string[]>>
  /** By file of a card, its title; none where the file has words for the texts of others, too. */
  readonly cards: Readonly<Record<string, string>>
  /** By file of law, of questions or of cards, the files of these that it takes something from. */
  readonly uses: Readonly<Record<string, readonly string[]>>
}

/** Folders in which a change may make a difference to what comes of a case. */
const folders = ['cache', 'cards', 'catalogue', 'engine', 'features', 'protocol', 'rulings', 'runner', 'steps']
const pattern = `{${folders.join(',')}}/**/*.{ts,yaml,feature,json}`
const within = { cwd: root, ignore: '**/*.test.ts', posix: true }

/** Files whose questions, title or rules say which cases they can touch. */
export const isParticular = (file: string): boolean =>
  /^engine\/(?:law|questions|cards)\//.test(file) && !/readings\.ts$/.test(file)

/** The sources as they are now. */
export async function sourcesNow(): Promise<Sources> {
  const texts = new Map(globSync(pattern, within).map(file => [file, sourceOf(file)]))
  const particular = [...texts.keys()].filter(isParticular)
  const { rulings, customs } = loadCatalogue()
  const answers: Record<string, readonly string[]> = {}
  const byRuling: Record<string, string[]> = {}
  for (const file of particular.filter(one => !one.startsWith('engine/cards/'))) {
    const module = await moduleAt(join(root, file))
    // What only a reading has is no law, and may look like it.
    const rules = lawIn(module).filter(({ asked }) => asked !== undefined)
    for (const rule of rules) byRuling[rule.ruling] = [...(byRuling[rule.ruling] ?? []), ...answeredBy(rule)]
    answers[file] = [...new Set([...rules.flatMap(answeredBy), ...Object.values(module).flatMap(nameOf)])]
  }
  const digests = (rows: Iterable<readonly [string, unknown]>): Record<string, string> =>
    Object.fromEntries([...rows].map(([id, row]) => [id, digestOf([JSON.stringify(row)])]))
  return {
    files: Object.fromEntries([...texts].map(([file, text]) => [file, digestOf([text])])),
    rows: digests([...rulings, ...customs]),
    facts: digests(allTitles().map(title => [title, cardFacts(title)])),
    answers,
    byRuling,
    cards: Object.fromEntries(
      [...texts].flatMap(([file, text]) => (isOneCard(file, text) ? titleIn(text).map(title => [file, title]) : [])),
    ),
    uses: Object.fromEntries(particular.map(file => [file, usedBy(file, texts.get(file)!)])),
  }
}

/** Where TypeScript is loaded by `require`, modules go by path; elsewhere by address. */
const moduleAt = (path: string): Promise<Record<string, unknown>> =>
  import(pathToFileURL(path).href).catch(() => import(path))

/** The questions that a rule answers, under each law that has it, of the values that it speaks of; by name alone it answers them all. */
const answeredBy = (rule: AnyRule): readonly string[] => {
  const { asked, of } = rule
  const questions =
    asked.sortedBy !== undefined && of?.length ? of.map(value => questionOf(asked.name, value)) : [asked.name]
  const laws = [...rulesets].filter(([, { byQuestion }]) => byQuestion.get(asked.name)?.includes(rule))
  return laws.flatMap(([law]) => questions.map(question => `${law}/${question}`))
}

/** The name of a question, under any law. */
const nameOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null && 'otherwise' in value && 'name' in value ? [`*/${value.name}`] : []

const isOneCard = (file: string, text: string): boolean =>
  file.startsWith('engine/cards/') && !/^export (?:const|function\*?|type) (?!card\b)/m.test(text)

const titleIn = (text: string): readonly string[] => {
  const [, one, other] = /^ {2}title: (?:'((?:[^'\\]|\\.)*)'|"([^"]*)"),$/m.exec(text) ?? []
  const title = one ?? other
  return title === undefined ? [] : [title.replaceAll("\\'", "'")]
}

function usedBy(file: string, text: string): readonly string[] {
  return [...text.matchAll(/ from '(\.[^']+)'/g)]
    .map(([, path]) => join(dirname(file), path!).replaceAll('\\', '/'))
    .filter(isParticular)
}
