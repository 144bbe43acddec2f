import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { threadId } from 'node:worker_threads'

const folder = fileURLToPath(new URL('../node_modules/.cache/stccg-conformance/values/', import.meta.url))

/**
 * What was made of `origin` before, or else what `make` makes of it now, which is kept. `name` has one value at a time;
 * the value is plain JSON. What is kept bears a digest, so that a file that is cut, mixed or of something else is made
 * anew; a folder that cannot be read or written costs time, nothing else.
 */
export function cached<T>(name: string, origin: string, make: () => T): T {
  return kept<T>(name, origin) ?? keep(name, origin, make())
}

/** What was kept of this origin; undefined = nothing, or nothing that is whole. */
export const kept = <T>(name: string, origin: string): T | undefined =>
  parsed(read(join(folder, `${name}.json`), origin)) as T | undefined

/** Keeps the value in place of any that was kept under that name, and gives it back. */
export function keep<T>(name: string, origin: string, value: T): T {
  write(join(folder, `${name}.json`), origin, JSON.stringify(value))
  return value
}

/** As `cached`, for a value beside which something lies packed that few will open: a view of the file's bytes, of which a keeper takes a copy. */
export function cachedBeside<T>(name: string, origin: string, make: () => Beside<T>): Beside<T> {
  const file = join(folder, `${name}.packed`)
  const known = opened<T>(read(file, origin))
  if (known) return known
  const made = make()
  write(file, origin, Buffer.concat([Buffer.from(`${JSON.stringify(made.value)}\n`), made.packed]))
  return made
}

export interface Beside<T> {
  readonly value: T
  readonly packed: Buffer
}

/** SHA-256 of some texts, each told apart from the next. */
export function digestOf(texts: Iterable<string>): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${text.length}\n`).update(text)
  return hash.digest('hex')
}

/** As `cached`, for what takes its time to make. */
export async function cachedLater<T>(name: string, origin: string, make: () => Promise<T>): Promise<T> {
  return kept<T>(name, origin) ?? keep(name, origin, await make())
}

/** The texts of the files in a folder and below it whose name ends so, with their names, in order. */
export function textsBelow(dir: string, ending: string): readonly string[] {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith(ending))
  return names.sort().flatMap(name => [name, readFileSync(join(dir, name), 'utf8')])
}

function parsed(bytes: Buffer | undefined): unknown {
  try {
    return bytes && JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

function opened<T>(bytes: Buffer | undefined): Beside<T> | undefined {
  const end = bytes?.indexOf('\n') ?? -1
  if (!bytes || end < 0) return undefined
  const value = parsed(bytes.subarray(0, end)) as T | undefined
  return value === undefined ? undefined : { value, packed: bytes.subarray(end + 1) }
}

/** In front of what is kept: the digest of the origin and of all that follows, and the end of the line. */
const seal = (origin: string, bytes: string | Buffer): string =>
  `${createHash('sha256').update(`${origin}\n`).update(bytes).digest('hex')}\n`
const sealLength = seal('', '').length

/** What is kept in a file, if it is whole and was made of this origin. */
function read(file: string, origin: string): Buffer | undefined {
  try {
    const bytes = readFileSync(file)
    const rest = bytes.subarray(sealLength)
    return bytes.toString('latin1', 0, sealLength) === seal(origin, rest) ? rest : undefined
  } catch {
    return undefined
  }
}

/** Writes beside the place and moves it there, so that runs side by side never read half of it. */
function write(file: string, origin: string, bytes: string | Buffer): void {
  const half = `${file}.${process.pid}.${threadId}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(half, Buffer.concat([Buffer.from(seal(origin, bytes)), Buffer.from(bytes)]))
    renameSync(half, file)
  } catch {
    remove(half)
  }
}

function remove(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // Whoever may not write there may not remove there either.
  }
}
