import { nameOf, partsOf, readSchemas, type SchemaPart, titlesByRef } from '../schema-files.ts'
import { typeText } from './type-text.ts'

interface Part {
  readonly file: string
  readonly title: string
  readonly schema: SchemaPart
}

const head = `# Protocol reference

Generated from \`protocol/schemas/\` by \`npm run protocol-reference\`; change those, not this file.
[protocol.md](protocol.md) explains how the messages belong together, and what each side promises.

Fields marked \`?\` may be absent. What an engine sends may have further fields whose names begin with \`x-\`. A list of words is closed: an engine
uses no others, and is sent only those that it declares in \`can\`.
`

/** docs/protocol-reference.md. */
export function protocolReference(): string {
  const files = readSchemas()
  const titles = titlesByRef(files)
  const parts = [...files].flatMap(([file, schema]) =>
    partsOf(schema).map(part => ({ file, title: part.title!, schema: part })),
  )
  const describe = (part: Part) => section(part, ref => nameOf(ref, part.file, titles), parts)
  return [head, contents(parts), ...groups.map(({ name, holds }) => chapter(name, parts.filter(holds), describe))].join(
    '\n',
  )
}

const isRequest = ({ title, file }: Part): boolean =>
  file !== 'request.schema.json' && (/Request$/.test(title) || title === 'Hello')
const isResult = ({ file, title }: Part): boolean =>
  /^(?:hello|arrange|acting|observe|bye)\./.test(file) && /Result$|^Observation$/.test(title)
const isEnvelope = ({ file }: Part): boolean => /^(?:request|reply|error)\./.test(file)
const isWords = ({ schema }: Part): boolean => 'enumDescriptions' in schema

const groups: readonly { readonly name: string; readonly holds: (part: Part) => boolean }[] = [
  { name: 'Envelope', holds: isEnvelope },
  { name: 'Requests', holds: isRequest },
  { name: 'Results', holds: isResult },
  {
    name: 'What they are made of',
    holds: part => ![isEnvelope, isRequest, isResult, isWords].some(holds => holds(part)),
  },
  { name: 'Words', holds: isWords },
]

function contents(parts: readonly Part[]): string {
  const lines = groups.map(({ name, holds }) => `**${name}** ${parts.filter(holds).map(linkTo).join(' · ')}`)
  return `${lines.join('\\\n')}\n`
}

const linkTo = ({ title }: Pick<Part, 'title'>): string => `[${title}](#${title.toLowerCase()})`

function chapter(name: string, parts: readonly Part[], describe: (part: Part) => string): string {
  return `## ${name}\n\n${parts.map(describe).join('\n')}`
}

function section({ title, schema }: Part, name: (ref: string) => string, parts: readonly Part[]): string {
  const link = (ref: string) => linkTo({ title: name(ref) })
  const body = isWordList(schema) ? wordTable(schema) : fieldTable(schema, link, ref => described(name(ref), parts))
  return `### ${title}\n\n${schema.description}\n${body || shape(schema, link)}`
}

const described = (title: string, parts: readonly Part[]): string =>
  String(parts.find(part => part.title === title)?.schema.description ?? '')

type WordList = SchemaPart & { readonly enum: readonly string[]; readonly enumDescriptions: readonly string[] }
const isWordList = (schema: SchemaPart): schema is WordList => 'enumDescriptions' in schema

function wordTable({ enum: words, enumDescriptions }: WordList): string {
  return table(
    ['word', 'meaning'],
    words.map((word, at) => [`\`${word}\``, enumDescriptions[at] ?? '']),
  )
}

function fieldTable(schema: SchemaPart, link: (ref: string) => string, of: (ref: string) => string): string {
  const fields = Object.entries((schema.properties ?? {}) as Record<string, SchemaPart>)
  const required = (schema.required ?? []) as readonly string[]
  const rows = fields.map(([field, part]) => [
    `\`${field}\`${required.includes(field) ? '' : ' ?'}`,
    typeText(part, link),
    part.description ?? (part.$ref ? of(part.$ref) : ''),
  ])
  return rows.length ? table(['field', 'holds', 'meaning'], rows) : ''
}

/** A part without fields: a choice of others, a list, or a plain value. */
function shape(schema: SchemaPart, link: (ref: string) => string): string {
  const text = typeText(schema, link)
  return text === 'object' ? '' : `\nIt is: ${text}.\n`
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return `\n${[line(heads), `|${heads.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n')}\n`
}
