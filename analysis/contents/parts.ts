import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { globSync } from 'glob'
import { readTopics } from '../../catalogue/topics.ts'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** A file of the engine, with what it brings by exporting it under a name that is known. */
export interface Part {
  /** From the folder of the engine. */
  readonly path: string
  /** Of its namespace in the contents. */
  readonly name: string
  readonly kind: 'law' | 'card' | 'other'
  readonly source: string
  readonly exports: ReadonlySet<string>
  /** Lists of the language that it adds to. */
  readonly lists: ReadonlySet<string>
  /** Interfaces that it adds to, without `Added`. */
  readonly added: readonly string[]
}

/** The files of the ground floors, then of the cards by name, then of the rooms in the order of the table of contents. */
export function partsInOrder(): readonly Part[] {
  const topics = [...readTopics(join(root, 'rulings')).keys()]
  const rank = (path: string): number => {
    const room = /^(?:law|mechanics|questions)\/([^/]+)\//.exec(path)?.[1]
    if (room) return topics.indexOf(room)
    return path.startsWith('cards/') ? -1 : -2
  }
  return globSync('engine/{kernel,board,text,questions,law,mechanics,cards}/**/*.ts', {
    cwd: root,
    posix: true,
    ignore: '**/*.test.ts',
  })
    .map(path => partOf(path.replace('engine/', '')))
    .sort((a, b) => rank(a.path) - rank(b.path) || bare(a.path).localeCompare(bare(b.path), 'en', { numeric: true }))
}

function partOf(path: string): Part {
  const source = readFileSync(join(root, 'engine', path), 'utf8')
  const found = (declared: RegExp): readonly string[] => [...source.matchAll(declared)].map(([, name]) => name!)
  const kind = path.startsWith('cards/') ? 'card' : isLaw(path) ? 'law' : 'other'
  return {
    path,
    name: namespaceOf(path, kind),
    kind,
    source,
    exports: new Set(found(/^export const (\w+)/gm)),
    lists: new Set(found(/^export const \w+: Language\['(\w+)'\]/gm)),
    added: found(/^export interface Added(\w+)/gm),
  }
}

const isLaw = (path: string): boolean =>
  /^(?:law\/|questions\/[^/]+\/settled\.ts$)/.test(path) && !path.endsWith('readings.ts')

const bare = (path: string): string => path.replace(/\.ts$/, '')

function namespaceOf(path: string, kind: Part['kind']): string {
  const words = bare(path.replace(/^(?:mechanics|cards|questions)\//, '')).split(/[-/]/)
  const name = words.map((word, i) => (i ? word[0]!.toUpperCase() + word.slice(1) : word)).join('')
  return kind === 'card' ? `${/^\d/.test(name) ? 'the' : ''}${name}Card` : name
}
