import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { globSync } from 'glob'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { nearest } from '../catalogue/nearest.ts'
import type { Ruling } from '../catalogue/ruling.ts'
import { UsageError } from '../runner/usage-error.ts'
import type { Suite } from '../steps/suite/case.ts'
import { rulesetsWith } from './rulesets-with.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The rulings meant: the one with that id, those of that case, or those whose words contain all of the words. */
export function findRulings(wanted: string, catalogue: Catalogue, suite: Pick<Suite, 'cases'>): readonly Ruling[] {
  const exact = catalogue.rulings.get(wanted)
  if (exact) return [exact]
  const ofCase = suite.cases.find(one => one.id === wanted)
  if (ofCase) return ofCase.rulings.flatMap(id => catalogue.rulings.get(id) ?? [])
  const words = wanted.toLowerCase().split(/\s+/)
  const found = [...catalogue.rulings.values()].filter(r => words.every(word => textOf(r).includes(word)))
  if (found.length) return found.toSorted((a, b) => closeness(a, words) - closeness(b, words))
  const near = nearest(wanted, catalogue.rulings.keys(), 3)
  throw new UsageError(
    `Neither a ruling nor a case is called "${wanted}", and no ruling has these words. Nearest ids: ${near.join(', ')}.`,
  )
}

const textOf = ({ id, entry, summary, cards }: Ruling): string => [id, entry, summary, ...cards].join(' ').toLowerCase()

/** Where the words stand side by side: 0 in the ruling's id or entry, 1 among its cards, 2 in its sentence, 3 nowhere. */
function closeness({ id, entry, summary, cards }: Ruling, words: readonly string[]): number {
  const together = new RegExp(words.map(word => word.replace(/[^a-z0-9]/g, '\\$&')).join('[ -]'), 'i')
  const at = [[id, entry], cards, [summary]].findIndex(texts => texts.some(text => together.test(text)))
  return at < 0 ? 3 : at
}

/** Everything the project knows of a ruling, as lines of text. */
export function explain(ruling: Ruling, catalogue: Catalogue, suite: Pick<Suite, 'cases'>): string {
  const document = catalogue.documents.find(d => d.id === ruling.document)
  return [
    `${ruling.id}  (${ruling.kind})`,
    `  ${ruling.summary}`,
    '',
    line('Document', `${document?.title ?? ruling.document}, "${ruling.entry}", paragraph ${ruling.paragraph}`),
    line('Topic', topicOf(ruling, catalogue)),
    ...optional('Amends', ruling.amends),
    ...optional('Cards', ruling.cards.join(', ')),
    line('In force', rulesetsWith(ruling).join(', ') || 'under no ruleset of the reference engine'),
    line('Met by', howMet(ruling)),
    ...places(ruling.id).map(place => line('Code', place)),
    ...followers(ruling, catalogue),
    ...questions(ruling, catalogue),
    ...contradictions(ruling, catalogue),
    ...scenarios(ruling, suite),
  ].join('\n')
}

const line = (name: string, text: string): string => `  ${name.padEnd(12)}${text}`
const optional = (name: string, text: string | undefined): readonly string[] => (text ? [line(name, text)] : [])

/** Its title, and the word that `--topic` takes. */
function topicOf({ topic }: Ruling, { topics }: Catalogue): string {
  return `${topics.get(topic)?.title ?? topic} (${topic})`
}

function howMet(ruling: Ruling): string {
  switch (ruling.met) {
    case 'rule':
      return 'a rule of its own'
    case 'follows-from':
      return `what it follows from: ${ruling.from.join(', ')}`
    case 'card':
      return `the text of "${ruling.card}"`
    case 'data':
      return 'data of the catalogues'
    default:
      return `nothing: ${ruling.met}${ruling.reason ? `, ${ruling.reason}` : ''}`
  }
}

/** Where the engine names the ruling. */
function places(id: string): readonly string[] {
  const files = globSync('engine/**/*.ts', { cwd: root, ignore: ['engine/rulesets/**', '**/*.test.ts'] }).sort()
  return files.flatMap(file => {
    const at = readFileSync(join(root, file), 'utf8')
      .split('\n')
      .findIndex(text => text.includes(`'${id}'`))
    return at < 0 ? [] : [`${relative(process.cwd(), join(root, file))}:${at + 1}`]
  })
}

function followers({ id }: Ruling, { rulings }: Catalogue): readonly string[] {
  const ids = [...rulings.values()].filter(r => r.met === 'follows-from' && r.from.includes(id)).map(r => r.id)
  return optional('Follow', ids.join(', '))
}

function questions({ id }: Ruling, { openQuestions }: Catalogue): readonly string[] {
  return [...openQuestions.values()]
    .filter(q => q.rulings.includes(id))
    .map(q => line('Open', `${q.question} (${q.id}) The reference engine plays "${q.plays}".`))
}

function contradictions({ id }: Ruling, catalogue: Catalogue): readonly string[] {
  return catalogue.contradictions
    .filter(c => c.law.some(side => side.rulings.includes(id)))
    .flatMap(c => [
      line('Against', c.topic),
      ...c.law.map(side => line('', `${side.documents.join(', ')}: ${side.words}`)),
    ])
}

function scenarios({ id }: Ruling, { cases }: Pick<Suite, 'cases'>): readonly string[] {
  const own = cases.filter(one => one.rulings.includes(id))
  if (!own.length) return [line('Scenarios', 'none')]
  return own.map((one, i) =>
    line(i ? '' : 'Scenarios', `${one.feature.uri}:${one.line}  ${one.scenario}  @${one.ruleset}`),
  )
}
