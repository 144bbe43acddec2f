import { readdirSync, readFileSync } from 'node:fs'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { closest } from 'fastest-levenshtein'
import type { Exchange } from './client.ts'
import { nameOf } from './envelope.ts'
import { ProtocolViolation } from './failures.ts'
import type { Reply, Request, Verb } from './types.ts'

const requests: Record<Verb, string> = {
  hello: 'hello.schema.json#/definitions/request',
  arrange: 'arrange.schema.json#/definitions/request',
  act: 'acting.schema.json#/definitions/act',
  answer: 'acting.schema.json#/definitions/answer',
  observe: 'observe.schema.json#/definitions/request',
  bye: 'bye.schema.json#/definitions/request',
}

const results: Record<Verb, string> = {
  hello: 'hello.schema.json#/definitions/result',
  arrange: 'arrange.schema.json#/definitions/result',
  act: 'acting.schema.json#/definitions/result',
  answer: 'acting.schema.json#/definitions/result',
  observe: 'observe.schema.json#/definitions/result',
  bye: 'bye.schema.json#/definitions/result',
}

const compiled = new Map<string, ValidateFunction>()
let ajv: Ajv | undefined

/** Throws a `ProtocolViolation` of the runner's. */
export function checkRequest(request: Request): void {
  const validate = validator(requests[request.do], ref => ({ $ref: ref }))
  if (!validate(request)) throw violation('runner', request, validate.errors!)
}

/** Throws a `ProtocolViolation` of the engine's. */
export function checkReply(request: Request, reply: Reply): void {
  const validate =
    'error' in reply
      ? validator('reply.schema.json#/definitions/failure', ref => ({ $ref: ref }))
      : validator(results[request.do], success)
  if (!validate(reply)) throw violation('engine', request, validate.errors!)
}

/** The first reply that breaks the protocol. */
export function firstViolation(exchanges: readonly Exchange[]): ProtocolViolation | undefined {
  for (const { request, reply } of exchanges) {
    try {
      if (reply) checkReply(request, reply)
    } catch (error) {
      if (error instanceof ProtocolViolation) return error
      throw error
    }
  }
  return undefined
}

function success(result: string): object {
  return {
    type: 'object',
    required: ['id', 'result'],
    properties: { id: { type: 'integer' }, result: { $ref: result } },
    patternProperties: { '^x-': {} },
    additionalProperties: false,
  }
}

function validator(ref: string, schema: (ref: string) => object): ValidateFunction {
  const known = compiled.get(ref)
  if (known) return known
  ajv ??= new Ajv({ strict: false, verbose: true, schemas: readSchemas() })
  const validate = ajv.compile(schema(ref))
  compiled.set(ref, validate)
  return validate
}

function readSchemas(): object[] {
  const folder = new URL('./schemas/', import.meta.url)
  return readdirSync(folder).map(name => JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
}

function violation(side: 'runner' | 'engine', request: Request, errors: ErrorObject[]): ProtocolViolation {
  const deepest = errors.reduce((most, error) => Math.max(most, depth(error)), 0)
  const candidates = errors.filter(error => depth(error) === deepest)
  const what = side === 'runner' ? `The request ${nameOf(request)}` : `The engine's answer to ${nameOf(request)}`
  return new ProtocolViolation(
    side,
    `${what} breaks the protocol`,
    candidates[0]!.instancePath,
    expectation(candidates),
  )
}

function depth({ instancePath }: ErrorObject): number {
  return instancePath.split('/').length
}

function expectation(errors: ErrorObject[]): string {
  const missing = errors
    .filter(({ keyword }) => keyword === 'required')
    .map(({ params }) => `"${params.missingProperty}"`)
  if (missing.length > 1) return `one of the fields ${missing.join(', ')}, got ${shown(errors[0]!.data)}`
  const { keyword, params, data, message } = errors[0]!
  if (keyword === 'required') return `the field "${params.missingProperty}"`
  if (keyword === 'additionalProperties')
    return `no field "${params.additionalProperty}" (extra fields must begin with "x-")`
  if (keyword === 'false schema') return 'no such field'
  if (keyword === 'enum') return oneOf(params.allowedValues, data)
  if (keyword === 'const') return `${JSON.stringify(params.allowedValue)}, got ${shown(data)}`
  return `that it ${message}, got ${shown(data)}`
}

function oneOf(allowed: string[], data: unknown): string {
  const near = typeof data === 'string' ? ` (nearest: "${closest(data.slice(0, 100), allowed)}")` : ''
  return `one of ${allowed.join(', ')}, got ${shown(data)}${near}`
}

function shown(data: unknown): string {
  const text = JSON.stringify(data) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
