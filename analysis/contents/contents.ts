import { join } from 'node:path'
import { declarations } from './declarations.ts'
import { type Part, partsInOrder, root } from './parts.ts'

/** Enters every file of law, every card and every word in the contents of the engine. */
export const contentsCommand = 'npm run contents'

/** The one file that names all others. */
export const contentsFile = join(root, 'engine/library/contents.ts')

const tables = ['effects', 'features', 'requirements', 'selectorsByName', 'selectorsByForm']

/** The text of the contents, as the files of the engine have it. */
export function contents(): string {
  const parts = partsInOrder()
  const text = [...values(parts), ...declarations(parts)].join('\n\n')
  return [
    `// Written by \`${contentsCommand}\`.`,
    "import type { Language } from '../kernel/language.ts'",
    "import type { Reading } from '../kernel/reading.ts'",
    "import { lawIn } from '../kernel/law-in.ts'",
    "import type { Card } from '../text/card.ts'",
    ...parts.flatMap(part => imported(part, text)),
    '',
    text,
    '',
  ].join('\n')
}

function values(parts: readonly Part[]): readonly string[] {
  const law = parts.filter(({ kind }) => kind === 'law')
  const reading = parts.filter(({ exports }) => exports.has('readings'))
  const exporting = (name: string): readonly Part[] =>
    parts.filter(({ kind, exports }) => kind !== 'law' && exports.has(name))
  const all = (name: string): string => listed(exporting(name).map(part => `...${part.name}.${name}`))
  const lists = [...new Set(parts.flatMap(part => [...part.lists]))].sort()
  return [
    `export const law = lawIn(${listed(law.map(({ name }) => name))})`,
    `export const cards: readonly Card[] = [${listed(exporting('card').map(({ name }) => `${name}.card`))}]`,
    `export const readings: readonly Reading[] = [${listed(reading.map(({ name }) => `...${name}.readings`))}]`,
    ...tables.map(table => `export const ${table} = {${all(table)}}`),
    ...lists.map(list => {
      const adding = parts.filter(part => part.lists.has(list))
      return `export const ${list}: Language['${list}'] = [${listed(adding.map(({ name }) => `...${name}.${list}`))}]`
    }),
  ]
}

const listed = (items: readonly string[]): string =>
  items.length ? `\n${items.map(item => `  ${item},\n`).join('')}` : ''

function imported({ path, name, added }: Part, text: string): readonly string[] {
  const isUsed = new RegExp(`\\b${name}\\b(?!\\.Added)`).test(text)
  if (!isUsed && !added.length) return []
  return [`import ${isUsed ? '' : 'type '}* as ${name} from '../${path}'`]
}
