import { readdirSync, readFileSync } from 'node:fs'

/** A JSON Schema, or a part of one. */
export type SchemaPart = Readonly<Record<string, unknown>> & {
  readonly title?: string
  readonly description?: string
  readonly $ref?: string
}

const folder = new URL('./schemas/', import.meta.url)

/** Words before what is made of them, requests and replies last: the order in which they are read. */
const order = [
  'words',
  'board',
  'made-up',
  'act',
  'refusal',
  'event',
  'question',
  'answer',
  'roll',
  'capabilities',
  'error',
]
const last = ['printed', 'hello', 'arrange', 'acting', 'observe', 'bye', 'request', 'reply']

/** Every file of `schemas/` by its name, in reading order. */
export function readSchemas(): Map<string, SchemaPart> {
  const names = readdirSync(folder).map(name => name.replace('.schema.json', ''))
  const unplaced = names.filter(name => ![...order, ...last].includes(name))
  const inOrder = [...order, ...unplaced, ...last].map(name => `${name}.schema.json`)
  return new Map(inOrder.map(file => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8'))]))
}

/** What has a title in a file: its definitions, then the whole. */
export function partsOf(schema: SchemaPart): SchemaPart[] {
  const parts = Object.values((schema.definitions ?? {}) as Record<string, SchemaPart>)
  const { definitions, ...whole } = schema
  return [...parts, whole].filter(({ title }) => title)
}

/** The title of every part by what refers to it from another file. */
export function titlesByRef(files: ReadonlyMap<string, SchemaPart>): Map<string, string> {
  const titles = new Map<string, string>()
  for (const [file, schema] of files) {
    titles.set(file, String(schema.title))
    for (const [key, part] of Object.entries((schema.definitions ?? {}) as Record<string, SchemaPart>))
      titles.set(`${file}#/definitions/${key}`, String(part.title))
  }
  return titles
}

/** The title of what a file refers to. */
export function nameOf(ref: string, file: string, titles: ReadonlyMap<string, string>): string {
  const full = ref.startsWith('#') ? file + ref : ref
  const title = titles.get(full)
  if (!title) throw new Error(`${file}: nothing to refer to at "${ref}".`)
  return title
}
