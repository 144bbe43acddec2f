import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Ajv, type ValidateFunction } from 'ajv'
import { readBounded } from '../catalogue/read-bounded.ts'
import { deepest, isTooDeep } from '../protocol/nesting.ts'
import { ReportError } from './report-error.ts'
import type { Conformance } from './result.ts'
import { printable } from './words.ts'
import { readWritten } from './written.ts'

/** A report and where it came from. */
export interface ReadReport {
  readonly file: string
  /** SHA-256 of the file. */
  readonly digest: string
  readonly result: Conformance
}

/** What is read here, by version: its schema, and what makes a report of what fits it. */
const forms = new Map<unknown, Form>([
  [1, { schema: 'conformance-1.schema.json', open: (old: Omit<Conformance, 'version'>) => ({ ...old, version: 2 }) }],
  [2, { schema: 'conformance.schema.json', open: readWritten }],
])

interface Form {
  readonly schema: string
  readonly open: (fitting: never) => Conformance
}

const validators = new Map<string, ValidateFunction>()

function validatorOf(schema: string): ValidateFunction {
  const known = validators.get(schema)
  if (known) return known
  const text = readFileSync(new URL(`./schemas/${schema}`, import.meta.url), 'utf8')
  const made = new Ajv({ strict: true }).compile(JSON.parse(text))
  validators.set(schema, made)
  return made
}

/** Reads a `conformance.json`, or the one in a folder; anything else throws a `ReportError` that names the file. */
export function readReport(path: string): ReadReport {
  const { file, bytes } = readIn(path, 'conformance.json', hint)
  const read = parseJson(bytes, why => notAReport(file, why))
  const result = opened(read, why => notAReport(file, why))
  const twin = repeated(result.cases.map(one => one.id))
  if (twin !== undefined) throw notAReport(file, `the case "${twin}" is in it twice`)
  return { file, digest: createHash('sha256').update(bytes).digest('hex'), result }
}

/** `refuse` makes the error from what is wrong. */
function opened(read: unknown, refuse: (why: string) => ReportError): Conformance {
  const { version = 2 } = (read ?? {}) as { readonly version?: unknown }
  const form = forms.get(version)
  if (!form) throw refuse(`it has version ${JSON.stringify(version)}, and versions 1 and 2 are read here`)
  const validate = validatorOf(form.schema)
  if (!validate(read)) throw refuse(misfit(validate))
  try {
    return form.open(read as never)
  } catch (error) {
    if (error instanceof RangeError) throw refuse(error.message)
    throw error
  }
}

/** What `read` makes of each path, in their order. Where some cannot be read, one `ReportError` has a line for each of them. */
export function readEach<const P extends readonly string[], T>(
  paths: P,
  read: (path: string) => T,
): { readonly [At in keyof P]: T } {
  const faults = new Set<string>()
  const all = paths.flatMap(path => {
    try {
      return [read(path)]
    } catch (error) {
      if (!(error instanceof ReportError)) throw error
      faults.add(error.message)
      return []
    }
  })
  if (faults.size) throw new ReportError([...faults].join('\n'))
  return all as { readonly [At in keyof P]: T }
}

/** The bytes of a file, or of the file of that name in a folder. */
export function readIn(path: string, name: string, hint: string): { readonly file: string; readonly bytes: Buffer } {
  let file = path
  try {
    if (statSync(path).isDirectory()) file = join(path, name)
    return { file, bytes: unpacked(readBounded(file, mostBytes)) }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ERR_BUFFER_TOO_LARGE' || code?.startsWith('Z_'))
      throw new ReportError(`${printable(file)}: it is packed by gzip, and broken or too large (${code}). ${hint}`)
    const why = code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code})`
    throw new ReportError(`${printable(file)}: ${why}. ${hint}`)
  }
}

/** Bytes that a report may have, a packed one once unpacked. */
const mostBytes = 2 ** 29

/** Reports may be kept packed by gzip. */
const unpacked = (bytes: Buffer): Buffer =>
  bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes, { maxOutputLength: mostBytes }) : bytes

/** A report holds messages, a few levels down. */
const mostLevels = deepest + 16

/** `refuse` makes the error from what is wrong. */
export function parseJson(bytes: Buffer, refuse: (why: string) => ReportError): unknown {
  if (isTooDeep(bytes, mostLevels)) throw refuse(`it is nested more than ${mostLevels} levels deep`)
  try {
    return JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''))
  } catch (error) {
    throw refuse(`it is not JSON (${[...printable((error as Error).message)].slice(0, 120).join('')})`)
  }
}

function misfit({ errors }: ValidateFunction): string {
  const [first] = errors ?? []
  const more = first?.params?.additionalProperty ? ` ("${first.params.additionalProperty}")` : ''
  return printable(`${first?.instancePath || 'the whole'} ${first?.message ?? 'does not fit'}${more}`)
}

function repeated(ids: readonly string[]): string | undefined {
  const seen = new Set<string>()
  for (const id of ids) {
    if (seen.has(id)) return id
    seen.add(id)
  }
  return undefined
}

function notAReport(file: string, why: string): ReportError {
  return new ReportError(`${printable(file)} is no conformance.json: ${printable(why)}. ${hint}`)
}

const hint = '`run` writes one into the folder of its --out.'
