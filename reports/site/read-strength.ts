import { Ajv } from 'ajv'
import { parseJson, readIn } from '../read-report.ts'
import { ReportError } from '../report-error.ts'
import { printable } from '../words.ts'
import type { Strength } from './strength.ts'

const count = { type: 'integer', minimum: 0 }
const numbers = {
  mutants: count,
  killed: count,
  killedElsewhere: count,
  survived: count,
  score: { type: 'number', minimum: 0, maximum: 100 },
}
const text = { type: 'string' }

function list(properties: object, required: readonly string[]): object {
  return { type: 'array', items: { type: 'object', properties, required } }
}

const schema = {
  type: 'object',
  properties: {
    ...numbers,
    documents: list({ document: text, ...numbers }, ['document', ...Object.keys(numbers)]),
    topics: list({ topic: text, ...numbers }, ['topic', ...Object.keys(numbers)]),
    rulings: list({ ruling: text, ruleset: text, fate: text, with: text, by: text, reason: text }, [
      'ruling',
      'ruleset',
      'fate',
    ]),
  },
  required: [...Object.keys(numbers), 'documents', 'topics', 'rulings'],
}

/** Reads what `strength --json` printed; anything else throws a `ReportError` that names the file. */
export function readStrength(path: string): Strength {
  const { file, bytes } = readIn(path, 'strength.json', hint)
  const refuse = (why: string) => new ReportError(`${printable(file)} holds no strength of the suite: ${why}. ${hint}`)
  const value = parseJson(bytes, refuse)
  const validate = new Ajv({ strict: true }).compile<Strength>(schema)
  if (validate(value)) return value
  const [first] = validate.errors ?? []
  throw refuse(printable(`${first?.instancePath || 'the whole'} ${first?.message ?? 'does not fit'}`))
}

const hint = '`strength --json > strength.json` writes one.'
