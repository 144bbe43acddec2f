import { readdirSync, readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import { readBounded } from '../../catalogue/read-bounded.ts'
import { deepest, isTooDeep } from '../../protocol/nesting.ts'
import type { Operation } from '../operation.ts'
import { SuiteError } from './case.ts'
import type { CompiledCases } from './compiled.ts'

const schemas = new URL('../../protocol/schemas/', import.meta.url)
const own = 'cases.schema.json'
let compiled: Ajv | undefined

/** Reads what `compile` wrote; anything else throws a `SuiteError` that names the file and the place. */
export function readCompiled(file: string): CompiledCases {
  const found = parse(file, bytesOf(file))
  const { version } = (found ?? {}) as { readonly version?: unknown }
  if (version !== undefined && version !== 1)
    throw wrong(file, `it has version ${JSON.stringify(version)}; version 1 is played here`)
  const validator = validatorOf<CompiledCases>(own)
  if (!validator(found)) {
    const [first] = validator.errors ?? []
    throw wrong(file, `${first?.instancePath || 'the whole'} ${first?.message ?? 'does not fit'}`)
  }
  const seen = new Set<string>()
  for (const { id } of [...found.cases, ...found.alternatives]) {
    if (seen.has(id)) throw wrong(file, `the case "${id}" is in it twice`)
    seen.add(id)
  }
  return found
}

/** Of the cases of a suite. */
const mostBytes = 2 ** 28

function bytesOf(file: string): Buffer {
  try {
    return readBounded(file, mostBytes)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw wrong(file, code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code})`)
  }
}

function parse(file: string, bytes: Buffer): unknown {
  if (isTooDeep(bytes)) throw wrong(file, `it is nested more than ${deepest} levels deep`)
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch (error) {
    throw wrong(file, `it is not JSON: ${(error as Error).message}`)
  }
}

function wrong(uri: string, why: string): SuiteError {
  const message = `${why}. A file of cases is what \`stccg-conformance compile --out <file>\` writes.`
  return new SuiteError([{ uri, line: 0, message }])
}

/** Is it an operation as compiled cases have them? */
export const isOperation = (value: unknown): value is Operation =>
  validatorOf<Operation>(`${own}#/definitions/operation`)(value)

function validatorOf<T>(id: string): ValidateFunction<T> {
  compiled ??= new Ajv({ strict: false, schemas: schemaFiles() })
  return compiled.getSchema<T>(id)!
}

function schemaFiles(): object[] {
  const read = (url: URL): object => JSON.parse(readFileSync(url, 'utf8'))
  return [...readdirSync(schemas).map(name => read(new URL(name, schemas))), read(new URL(own, import.meta.url))]
}
