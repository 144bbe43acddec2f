import { readFileSync } from 'node:fs'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { CatalogueError } from './catalogue-error.ts'
import { nearest } from './nearest.ts'
import { lineFinder, type Problem } from './problem.ts'
import { readText, readYaml } from './read-yaml.ts'

const compiled = new Map<string, ValidateFunction>()

/** What in a YAML file does not fit a schema of `schemas/`, with its line and how to mend it. */
export function checkSchema(dir: string, file: string, schema: string): readonly Problem[] {
  let content: unknown
  try {
    content = readYaml(dir, file)
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error
    return [{ file, line: error.line ?? 1, message: error.message.replace(/^[^ ]+: /, '') }]
  }
  const check = validator(schema)
  if (check(content)) return []
  const lineOf = lineFinder(readText(dir, file))
  return tellingFirst(check.errors ?? []).map(error => {
    const path = pathOf(error)
    const extra = error.keyword === 'additionalProperties' ? [error.params.additionalProperty] : []
    return { file, line: lineOf([...path, ...extra]), message: `${subject(content, path)}${explain(error)}` }
  })
}

/** A misspelt key is told before the key that seems to be missing because of it, and a misspelt value before what does not go with it. */
function tellingFirst(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const order = ['additionalProperties', 'enum']
  const rank = ({ keyword }: ErrorObject) => (order.includes(keyword) ? order.indexOf(keyword) : order.length)
  return errors.filter(({ keyword }) => keyword !== 'if').sort((one, other) => rank(one) - rank(other))
}

function pathOf({ instancePath }: ErrorObject): readonly (string | number)[] {
  const steps = instancePath.split('/').slice(1)
  return steps.map(step => (/^\d+$/.test(step) ? Number(step) : step))
}

function validator(name: string): ValidateFunction {
  const known = compiled.get(name)
  if (known) return known
  const schema = JSON.parse(readFileSync(new URL(`../rulings/schemas/${name}.schema.json`, import.meta.url), 'utf8'))
  const check = new Ajv({ allErrors: true, verbose: true }).compile(schema)
  compiled.set(name, check)
  return check
}

/** The block that the path leads into, by the id or entry it bears. */
function subject(content: unknown, path: readonly (string | number)[]): string {
  if (typeof path[0] !== 'number' || !Array.isArray(content)) return ''
  const { id, entry } = (content[path[0]] ?? {}) as { readonly id?: string; readonly entry?: string }
  const field = path.slice(1).join('.')
  return `${id ?? entry ?? `block ${path[0] + 1}`}${field === '' ? '' : `, ${field}`}: `
}

function explain(error: ErrorObject): string {
  const { keyword, params, parentSchema, data } = error
  const keys = Object.keys(parentSchema?.properties ?? {})
  // What a list or a block becomes where YAML wants a key.
  if (keyword === 'additionalProperties' && params.additionalProperty === String({}))
    return `no key that is a block. A key is one of: ${keys.join(', ')}.`
  if (keyword === 'additionalProperties')
    return `no key "${params.additionalProperty}". ${like(params.additionalProperty, keys)}`
  if (keyword === 'required') return `lacks "${params.missingProperty}". Add a line "${params.missingProperty}: …".`
  if (keyword === 'enum')
    return `${JSON.stringify(data)} is not possible. ${like(String(data), params.allowedValues)} All: ${params.allowedValues.join(', ')}.`
  if (keyword === 'const') return `must be ${JSON.stringify(params.allowedValue)} here, not ${JSON.stringify(data)}.`
  if (keyword === 'false schema') return 'does not go with this "met". Remove the line, or change "met".'
  return `${error.message}, but is ${data === undefined ? 'empty' : JSON.stringify(data)}.`
}

function like(word: string, names: readonly string[]): string {
  return `Nearest: ${nearest(word, names, 1).map(name => `"${name}"`)}.`
}
