import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { globSync } from 'glob'
import { readTopics } from '../../catalogue/topics.ts'

/** Enters every room in the list of rooms, and every file of law, cards and words in its room, with what has a say elsewhere. */
export const roomsCommand = 'npm run rooms'

/** Where the rooms lie. */
export const mechanics = fileURLToPath(new URL('../../engine/mechanics', import.meta.url))
const rulings = fileURLToPath(new URL('../../rulings', import.meta.url))
const tables = ['effects', 'features', 'requirements', 'selectorsByName', 'selectorsByForm'] as const
const lineWidth = 120

/** A file that a room is made of. */
interface Part {
  /** As it is imported from the room's folder. */
  readonly path: string
  /** The name of its namespace there. */
  readonly name: string
  /** What it exports by these names. */
  readonly exports: ReadonlySet<string>
  readonly isLaw: boolean
  /** Lists of the language that it has something for. */
  readonly entries: ReadonlySet<string>
}

/** The text of each `room.ts`, and of the list of rooms, as the files beside them have it; by path from `engine/mechanics`. */
export function roomFiles(): ReadonlyMap<string, string> {
  const folders = readdirSync(mechanics, { withFileTypes: true }).filter(one => one.isDirectory())
  const found = folders.map(({ name }) => [name, roomOf(partsOf(name))] as const)
  const rooms = found.filter((one): one is readonly [string, string] => one[1] !== undefined)
  return new Map([
    ...rooms.map(([name, text]) => [`${name}/room.ts`, text] as const),
    ['rooms.ts', listOf(rooms.map(([name]) => name))],
  ])
}

function partsOf(room: string): readonly Part[] {
  const folder = join(mechanics, room)
  const files = globSync(['{law,cards}/**/*.ts', '*.ts'], {
    cwd: folder,
    ignore: ['**/*.test.ts', 'room.ts'],
    posix: true,
  })
  return files
    .map(path => ({
      path,
      name: `${camel(path.replace(/^(law|cards)\//, ''))}${suffixOf(path)}`,
      exports: new Set(namesIn(join(folder, path), /^export const (\w+)/gm)),
      isLaw: path === 'settled.ts' || (path.startsWith('law/') && !/readings\.ts$/.test(path)),
      entries: new Set(namesIn(join(folder, path), /^export const \w+: Language\['(\w+)'\]/gm)),
    }))
    .sort((a, b) => bare(a.path).localeCompare(bare(b.path), 'en', { numeric: true }))
}

const bare = (path: string): string => path.replace(/\.ts$/, '')
const suffixOf = (path: string): string => ({ law: 'Law', cards: 'Cards' })[path.split('/')[0]!] ?? ''

function camel(path: string): string {
  const words = bare(path).split(/[-/]/)
  const name = words.map((word, i) => (i ? word[0]!.toUpperCase() + word.slice(1) : word)).join('')
  return /^\d/.test(name) ? `faq${name}` : name
}

const namesIn = (file: string, declared: RegExp): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(declared)].map(([, name]) => name!)

function roomOf(parts: readonly Part[]): string | undefined {
  const law = parts.filter(({ isLaw }) => isLaw)
  const having = (name: string): readonly Part[] => parts.filter(part => !part.isLaw && part.exports.has(name))
  const readings = parts.filter(({ exports }) => exports.has('readings'))
  const lists = [...new Set(parts.flatMap(({ entries }) => [...entries]))].sort()
  const entering = (name: string): readonly Part[] => parts.filter(({ entries }) => entries.has(name))
  const fields = [
    law.length &&
      call(
        'law',
        'lawIn',
        law.map(({ name }) => name),
      ),
    having('texts').length &&
      call(
        'texts',
        'textsIn',
        having('texts').map(({ name }) => `${name}.texts`),
      ),
    readings.length && list('readings', readings),
    ...tables.map(table => having(table).length && spread(table, having(table))),
    ...lists.map(name => entering(name).length && list(name, entering(name))),
  ].filter(field => typeof field === 'string')
  if (fields.length === 0) return undefined
  const used = new Set([...law, ...readings, ...['texts', ...tables].flatMap(having), ...lists.flatMap(entering)])
  const kernel = [law.length && 'lawIn', 'type Room', having('texts').length && 'textsIn'].filter(Boolean)
  const imported = kernel.length === 1 ? 'import type { Room }' : `import { ${kernel.join(', ')} }`
  return [
    `// Written by \`${roomsCommand}\`.`,
    `${imported} from '../../kernel/room.ts'`,
    ...parts.filter(part => used.has(part)).map(({ path, name }) => `import * as ${name} from './${path}'`),
    '',
    'export const room = {',
    ...fields,
    '} satisfies Room',
    '',
  ].join('\n')
}

const call = (field: string, name: string, args: readonly string[]): string =>
  fitted(`  ${field}: ${name}(`, args, '),')
const list = (field: string, parts: readonly Part[]): string =>
  fitted(
    `  ${field}: [`,
    parts.map(({ name }) => `...${name}.${field}`),
    '],',
  )

function fitted(before: string, items: readonly string[], after: string): string {
  const line = `${before}${items.join(', ')}${after}`
  return line.length <= lineWidth ? line : [before, ...items.map(item => `    ${item},`), `  ${after}`].join('\n')
}

/** What several files carry out together; one alone stands for itself. */
function spread(table: string, parts: readonly Part[]): string {
  if (parts.length === 1) return `  ${table}: ${parts[0]!.name}.${table},`
  return [`  ${table}: {`, ...parts.map(({ name }) => `    ...${name}.${table},`), '  },'].join('\n')
}

/** The rooms in the order of the table of contents. */
function listOf(rooms: readonly string[]): string {
  const order = [...readTopics(rulings).keys()].filter(topic => rooms.includes(topic))
  return [
    `// Written by \`${roomsCommand}\`.`,
    ...[...rooms].sort().map(room => `import { room as ${camel(room)} } from './${room}/room.ts'`),
    '',
    '/** Every mechanic, in the order of the table of contents. */',
    'export const rooms = [',
    ...order.map(room => `  ${camel(room)},`),
    '] as const',
    '',
  ].join('\n')
}
