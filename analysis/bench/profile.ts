import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeBundle } from './bundle.ts'
import { measureNode } from './child.ts'
import { command, firstRuling, type Setting, served } from './commands.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Where the processor's time went. Shares are parts of one. */
export interface Profile {
  readonly course: Course
  /** By folder of the project; what is none of its own has a name in brackets. The largest first. */
  readonly folders: readonly Share[]
  /** The function that takes most by itself. */
  readonly function: Share
}

interface Share {
  readonly name: string
  readonly share: number
}

/** What V8 writes of a process. Times are in microseconds. */
export interface Sampled {
  readonly nodes: readonly {
    readonly id: number
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number }
  }[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

/** What can be profiled, and what Node is given for it. */
const courses = {
  'the whole suite in one process': one => [command, 'run', '--out', join(one.folder, 'out'), '--jobs', '1'],
  'the whole suite over stdio, on the side of the runner': one => [
    ...[command, 'run', '--out', join(one.folder, 'out'), '--engine', served],
  ],
  'a start, to the end of its first ruling': one => firstRuling(writeBundle(), one),
} satisfies Readonly<Record<string, (one: Setting) => readonly string[]>>

export type Course = keyof typeof courses

/** Runs the course, which Node profiles. */
export async function profileOf(course: Course, one: Setting): Promise<Profile> {
  const written = mkdtempSync(join(one.folder, 'profile-'))
  await measureNode(['--cpu-prof', '--cpu-prof-dir', written, ...courses[course](one)])
  // Threads and children write files of their own.
  const files = readdirSync(written).map(file => readFileSync(join(written, file), 'utf8'))
  return summed(course, JSON.parse(files.reduce((a, b) => (b.length > a.length ? b : a))), sourcesOf)
}

/** Adds up what each function and each folder took by itself. `sources` tells the modules of a bundle. */
export function summed(
  course: Course,
  { nodes, samples, timeDeltas }: Sampled,
  sources: (file: string) => readonly Module[],
): Profile {
  const [folders, functions] = [new Map<string, number>(), new Map<string, number>()]
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const files = new Map<string, readonly Module[]>()
  const all = timeDeltas.reduce((sum, delta) => sum + delta, 0)
  const add = (shares: Map<string, number>, name: string, delta: number) =>
    shares.set(name, (shares.get(name) ?? 0) + delta / all)
  for (const [at, id] of samples.entries()) {
    const { functionName = '', url = '', lineNumber = 0 } = frames.get(id) ?? {}
    const path = url.startsWith('file:') ? fileURLToPath(url) : url
    const known = files.get(path) ?? (path.endsWith('.cjs') ? sources(path) : [])
    files.set(path, known)
    const file = known.findLast(({ line }) => line <= lineNumber)?.file ?? ownFile(path)
    const delta = timeDeltas[at] ?? 0
    add(
      folders,
      file === undefined ? (functionName.startsWith('(') ? functionName : '(Node and its packages)') : folderOf(file),
      delta,
    )
    if (file !== undefined) add(functions, `${functionName || 'a nameless function'}, ${file}`, delta)
  }
  const sorted = (shares: Map<string, number>) =>
    [...shares].map(([name, share]) => ({ name, share })).sort((a, b) => b.share - a.share)
  const [most = { name: 'none', share: 0 }] = sorted(functions)
  return { course, folders: sorted(folders), function: most }
}

/** A module of a bundle, and the line at which it begins. */
interface Module {
  readonly file: string
  readonly line: number
}

/** The bundler writes a comment with its path before each module. */
function sourcesOf(bundle: string): readonly Module[] {
  const lines = readFileSync(bundle, 'utf8').split('\n')
  return lines.flatMap((text, line) => {
    const [, file] = /^\/\/ (\S+\.ts)$/.exec(text) ?? []
    return file ? [{ file, line }] : []
  })
}

function ownFile(path: string): string | undefined {
  if (!isAbsolute(path)) return undefined
  const file = relative(root, path).replaceAll('\\', '/')
  return file.startsWith('..') || file.startsWith('node_modules/') ? undefined : file
}

const folderOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('engine/') ? 2 : 1)
    .join('/')
