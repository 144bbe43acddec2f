import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../node_modules/.cache/stccg-conformance/values/', import.meta.url))

/**
 * What was made of `origin` before, or else what `make` makes of it now, which is kept. `name` has one value at a time;
 * the value is plain JSON. A folder that cannot be read or written costs time, nothing else.
 */
export function cached<T>(name: string, origin: string, make: () => T): T {
  const file = join(folder, `${name}.json`)
  const known = parsed(read(file), `${origin}\n`)
  if (known !== undefined) return known as T
  const made = make()
  write(file, `${origin}\n${JSON.stringify(made)}`)
  return made
}

/** As `cached`, for a value beside which something lies packed that few will open: a view of the file's bytes, of which a keeper takes a copy. */
export function cachedBeside<T>(name: string, origin: string, make: () => Beside<T>): Beside<T> {
  const file = join(folder, `${name}.packed`)
  const known = opened<T>(readBytes(file), origin)
  if (known) return known
  const made = make()
  write(file, Buffer.concat([Buffer.from(`${origin}\n${JSON.stringify(made.value)}\n`), made.packed]))
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

/** The same for what takes its time to make. */
export async function cachedLater<T>(name: string, origin: string, make: () => Promise<T>): Promise<T> {
  const file = join(folder, `${name}.json`)
  const known = parsed(read(file), `${origin}\n`)
  if (known !== undefined) return known as T
  const made = await make()
  write(file, `${origin}\n${JSON.stringify(made)}`)
  return made
}

/** The texts of the files in a folder and below it whose name ends so, with their names, in order. */
export function textsBelow(dir: string, ending: string): readonly string[] {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith(ending))
  return names.sort().flatMap(name => [name, readFileSync(join(dir, name), 'utf8')])
}

function parsed(text: string | undefined, head: string): unknown {
  if (!text?.startsWith(head)) return undefined
  try {
    return JSON.parse(text.slice(head.length))
  } catch {
    return undefined
  }
}

function opened<T>(bytes: Buffer | undefined, origin: string): Beside<T> | undefined {
  if (!bytes?.subarray(0, origin.length + 1).equals(Buffer.from(`${origin}\n`))) return undefined
  const end = bytes.indexOf('\n', origin.length + 1)
  try {
    const value = JSON.parse(bytes.toString('utf8', origin.length + 1, end))
    return end < 0 ? undefined : { value, packed: bytes.subarray(end + 1) }
  } catch {
    return undefined
  }
}

function readBytes(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function write(file: string, text: string | Buffer): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.${process.pid}`, text)
    renameSync(`${file}.${process.pid}`, file)
  } catch {}
}
