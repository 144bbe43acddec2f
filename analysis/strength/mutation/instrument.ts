import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { globSync } from 'glob'
import { cachedLater, digestOf } from '../../../cache/cache.ts'
import { UsageError } from '../../../runner/usage-error.ts'
import { folderOf, load } from './load.ts'
import { leftOut, type Operator, ownOperators, type Path, unchanged } from './operators.ts'

export const root = fileURLToPath(new URL('../../../', import.meta.url))

/** A place in a file: lines from 0 as the library counts them, columns from 0. */
interface Position {
  readonly line: number
  readonly column: number
}

/** A word of the law in other words, compiled in beside it. */
export interface Written {
  /** The library's number of it. */
  readonly id: string
  readonly fileName: string
  readonly mutatorName: string
  readonly replacement: string
  readonly location: { readonly start: Position; readonly end: Position }
  /** Says whether it is left out. */
  readonly status?: string
}

/** A file of law with all its mutants in it, each behind a switch. */
export interface Instrumented {
  /** From the root of the project. */
  readonly file: string
  readonly source: string
  readonly content: string
  readonly mutants: readonly Written[]
}

/** Every file of law but the readings of open questions, which are no law. */
export function lawFiles(): readonly string[] {
  return globSync('engine/{law/*/*,questions/*/settled}.ts', { cwd: root, posix: true })
    .filter(file => !/(readings|\.test)\.ts$/.test(file))
    .sort()
}

/** Which mutants are compiled in. */
export interface Manner {
  /** Under which the files are kept until one of them changes; absent = compiled each time. */
  readonly keptAs?: string
  /** Operators that are left out. */
  readonly without: readonly string[]
  /** Why nothing below a node is changed; undefined = it is. */
  readonly shouldIgnore: (path: Path) => string | undefined
}

const ofLaw: Manner = { keptAs: 'mutations-instrumented', without: leftOut, shouldIgnore: unchanged.shouldIgnore }

/** The files with all mutants of their words compiled in. Needs the development dependency that does it. */
export async function instrument(files: readonly string[], manner: Manner = ofLaw): Promise<readonly Instrumented[]> {
  const sources = files.map(name => ({ name, mutate: true, content: readFileSync(join(root, name), 'utf8') }))
  const make = (): Promise<readonly Instrumented[]> => compiledIn(sources, manner)
  if (!manner.keptAs) return make()
  const operators = readFileSync(join(root, 'analysis/strength/mutation/operators.ts'), 'utf8')
  const origin = digestOf([operators, ...sources.flatMap(({ name, content }) => [name, content])])
  return cachedLater(manner.keptAs, origin, make)
}

interface Source {
  readonly name: string
  readonly mutate: boolean
  readonly content: string
}

async function compiledIn(
  sources: readonly Source[],
  { without, shouldIgnore }: Manner,
): Promise<readonly Instrumented[]> {
  const { Instrumenter } = await library()
  const options = { plugins: null, ignorers: [{ shouldIgnore }], excludedMutations: [...without] }
  const made = await new Instrumenter(silent as never).instrument([...sources], options as never)
  const mutants = (made.mutants as readonly Written[]).flatMap(
    ({ id, fileName, mutatorName, replacement, location, status }) =>
      status === 'Ignored' ? [] : [{ id, fileName, mutatorName, replacement, location }],
  )
  return made.files.map(({ name, content }, index) => ({
    file: relative(root, join(root, name)),
    source: sources[index]?.content ?? '',
    content: content as string,
    mutants: mutants.filter(({ fileName }) => fileName === name),
  }))
}

const silent = new Proxy({}, { get: () => () => false })

/** The library, with our operators among its own. */
async function library(): Promise<typeof import('@stryker-mutator/instrumenter')> {
  const name = '@stryker-mutator/instrumenter'
  try {
    const module = (await import(name)) as typeof import('@stryker-mutator/instrumenter')
    const { allMutators } = (await load(join(folderOf(name), 'mutators', 'mutate.js'))) as unknown as {
      allMutators: Operator[]
    }
    for (const own of ownOperators) if (!allMutators.includes(own)) allMutators.push(own)
    return module
  } catch {
    throw new UsageError(
      `To change the words of the law takes ${name}, a development dependency: clone the project, and \`npm ci\` there.`,
    )
  }
}
