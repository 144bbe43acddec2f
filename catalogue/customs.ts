import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CatalogueError } from './catalogue-error.ts'
import { readYaml, yamlFiles } from './read-yaml.ts'

/** A public rules text that basic rules are taken from. */
export interface BasicText {
  readonly id: string
  readonly title: string
  /** When it was in force, in words. */
  readonly years: string
  /** The rulesets that it can speak for. */
  readonly laws: readonly string[]
  /** Where anybody can look it up. */
  readonly where: string
  /** How much of it could be read. */
  readonly reach: string
}

/** Where in a public text a basic rule stands. */
export interface BasicSource {
  /** The id of a text. */
  readonly text: string
  /** Page, section or entry. */
  readonly at?: string
  /** Read there, or known from the game without an excerpt that could be read. */
  readonly known: 'read' | 'memory'
}

/** A basic rule of the game: verdicts rest on it, and no document at hand states it. */
export interface Custom {
  /** `custom-<topic>-<number>`, permanent. */
  readonly id: string
  /** Of the file that it stands in. */
  readonly topic: string
  /** One sentence. */
  readonly says: string
  /** The texts that say so; `ours`: found in none. */
  readonly source: 'ours' | readonly BasicSource[]
  /** Those of its rulesets for which none of its texts speaks. */
  readonly ours?: readonly string[]
  /** The source in words. */
  readonly known: string
  /** The rulesets in which no ruling says so, and none says otherwise. */
  readonly rulesets: readonly string[]
  /** What the sentence does not speak of, in words. */
  readonly except?: string
  /** The text that ends it in a later ruleset. */
  readonly ends?: string
  /** The question of the reference engine that it answers where no rule applies; absent: a rule carries it out. */
  readonly question?: string
  /** Why no case shows it and none rests on it; absent = some do. */
  readonly untouched?: string
}

/** The folder of the basic rules in the catalogue: a file for each topic, and the table of texts. */
export const basicsFolder = 'basics'
export const textsFile = `${basicsFolder}/texts.yaml`
export const endedFile = `${basicsFolder}/ended.yaml`

/** The files of basic rules, in order of name; none where the catalogue has no such folder. */
export function basicFiles(dir: string): readonly string[] {
  if (!existsSync(join(dir, basicsFolder))) return []
  return yamlFiles(dir, basicsFolder).filter(file => file !== textsFile && file !== endedFile)
}

export const topicOfFile = (file: string): string => basename(file, '.yaml')

/** The table of public texts, by id. */
export function readBasicTexts(dir: string): ReadonlyMap<string, BasicText> {
  if (!existsSync(join(dir, textsFile))) return new Map()
  return new Map((readYaml(dir, textsFile) as readonly BasicText[]).map(text => [text.id, text]))
}

/** Ids of basic rules that were found wrong or are said elsewhere, each with the reason; engines may still decline them. */
export function readEndedBasics(dir: string): ReadonlyMap<string, string> {
  if (!existsSync(join(dir, endedFile))) return new Map()
  const rows = readYaml(dir, endedFile) as readonly { readonly id: string; readonly why: string }[]
  return new Map(rows.map(({ id, why }) => [id, why]))
}

/** By id, file by file. */
export function readCustoms(dir: string): ReadonlyMap<string, Custom> {
  const texts = readBasicTexts(dir)
  const ended = readEndedBasics(dir)
  const customs = new Map<string, Custom>()
  for (const file of basicFiles(dir))
    for (const row of readYaml(dir, file) as readonly Omit<Custom, 'topic' | 'known'>[]) {
      if (ended.has(row.id)) throw new CatalogueError(`"${row.id}" has ended (${endedFile}). Ids are used once.`, file)
      if (customs.has(row.id)) throw new CatalogueError(`"${row.id}" is here twice. Ids are used once.`, file)
      customs.set(row.id, { ...row, topic: topicOfFile(file), known: inWords(row, texts) })
    }
  return customs
}

/** The id and title of the basic rules where they stand beside the documents. */
export const basics = { document: 'basics', title: 'Basic rules, stated by no document' } as const

function inWords(
  { source, ours = [] }: Pick<Custom, 'source' | 'ours'>,
  texts: ReadonlyMap<string, BasicText>,
): string {
  if (source === 'ours') return 'no text; it is ours'
  const unsaid = ours.length ? [`ours for ${ours.join(', ')}`] : []
  const said = source.map(({ text, at, known }) => {
    const place = at === undefined ? '' : `, ${at}`
    return `${texts.get(text)?.title ?? text}${place} (${known === 'read' ? 'read' : 'from knowledge of the game'})`
  })
  return [...said, ...unsaid].join('; ')
}
