import { readFileSync } from 'node:fs'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { nearest } from '../../catalogue/nearest.ts'
import type { Fault } from './proposal.ts'

let compiled: ValidateFunction | undefined

function validator(): ValidateFunction {
  const schema = new URL('./proposal.schema.json', import.meta.url)
  compiled ??= new Ajv({ allErrors: true, verbose: true }).compile(JSON.parse(readFileSync(schema, 'utf8')))
  return compiled
}

const example = 'title: …\nreason: …\nchanges:\n  - adopt: <ruling>\n    from: <ruleset>'

/** Parts of the content that do not fit `proposal.schema.json`, and how to mend them. */
export function misfits(content: unknown): readonly Fault[] {
  if (!isRecord(content)) return [{ path: [], message: `a proposal has a title, a reason and changes:\n${example}` }]
  const check = validator()
  if (check(content)) return []
  const all = check.errors ?? []
  const errors = all.filter(error => !isEcho(error, all))
  const faults = errors.map(faultOf)
  return faults.length ? faults : [{ path: [], message: `a proposal looks like this:\n${example}` }]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Errors that say again what another one says better: branches of `oneOf`, and both sides of "one or a list". */
function isEcho(error: ErrorObject, all: readonly ErrorObject[]): boolean {
  if (error.schemaPath.includes('/oneOf/')) return true
  if (error.keyword === 'oneOf') return !isRecord(error.data)
  const either = all.find(other => other.keyword === 'anyOf' && other.instancePath === error.instancePath)
  if (!either) return false
  if (Array.isArray(either.data)) return error.keyword !== 'minItems'
  return error.keyword !== (typeof either.data === 'string' ? 'pattern' : 'anyOf')
}

function faultOf(error: ErrorObject): Fault {
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map(step => (/^\d+$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~')))
  const extra = error.keyword === 'additionalProperties' ? [String(error.params.additionalProperty)] : []
  return { path: [...path, ...extra], message: explain(error, nameOf(path.at(-1))) }
}

function nameOf(key: string | number | undefined): string {
  return typeof key === 'number' ? `entry ${key + 1}` : `"${key}"`
}

function explain({ keyword, params, parentSchema, data }: ErrorObject, name: string): string {
  if (keyword === 'additionalProperties') {
    const known = Object.keys(parentSchema?.properties ?? {})
    const near = nearest(String(params.additionalProperty), known, 1)[0]
    return `there is no key "${short(params.additionalProperty)}" here. Nearest: "${near}"; all: ${known.join(', ')}.`
  }
  if (keyword === 'required')
    return `"${params.missingProperty}" is missing. Add a line "${params.missingProperty}: …".`
  if (keyword === 'oneOf') return whichChange(data as Record<string, unknown>)
  if (keyword === 'minItems') return `${name} is empty. Name at least one.`
  if (keyword === 'pattern') return `${name} says nothing. Write some words.`
  if (keyword === 'anyOf')
    return `${name} is one ruling or a list of rulings, such as [1eS-stopped-33, 1eS-stopped-34].`
  const wanted = { object: 'a block of lines "key: value"', array: 'a list, each line beginning with "- "' }
  return `${name} must be ${wanted[params.type as keyof typeof wanted] ?? 'words'}, but is ${kindOf(data)}.`
}

const kindOf = (data: unknown): string =>
  Array.isArray(data) ? 'a list' : isRecord(data) ? 'a block' : `"${short(data)}"`

const forms =
  'A change is "adopt: <ruling>" with "from: <ruleset>" and perhaps "in place of: <ruling>"; or "repeal: <ruling>"; or "read: <open question>" with "as: <reading>"; or "enact: <a rule in your words>" with "asked: <question>" and "answer: …".'

function whichChange(change: Record<string, unknown>): string {
  const partners: readonly (readonly [string, string])[] = [
    ...['asked', 'answer'].map(other => ['enact', other] as const),
    ...['asked', 'answer', 'when', 'unless', 'except', 'shown by'].map(key => [key, 'enact'] as const),
    ['shown by', 'from'],
    ['adopt', 'from'],
    ['from', 'enact' in change ? 'shown by' : 'adopt'],
    ['in place of', 'adopt'],
    ['read', 'as'],
    ['as', 'read'],
  ]
  for (const [key, other] of partners)
    if (Object.hasOwn(change, key) && !Object.hasOwn(change, other))
      return `"${key}" needs a line "${other}: …" next to it. ${forms}`
  const verbs = ['adopt', 'repeal', 'read', 'enact'].filter(verb => Object.hasOwn(change, verb))
  if (verbs.length > 1) return `one change has one verb, not ${verbs.join(' and ')}. Begin another change with "- ".`
  return `this is not a change. ${forms}`
}

/** Enough of a text to find it again. */
export function short(value: unknown): string {
  const text = String(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
