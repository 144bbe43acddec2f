import { textOf } from './packed.ts'
import type { Conformance } from './result.ts'

/** `conformance.json`: one line per case, ruling, document and topic, so that two runs compare line by line. */
export function json(result: Conformance): string {
  return [...jsonPieces(result)].join('')
}

/** The same a piece at a time, for results that are large. */
export function* jsonPieces(result: Conformance): Iterable<string> {
  let before = '{\n'
  for (const [key, value] of Object.entries(result)) {
    if (value === undefined) continue
    yield `${before}  ${JSON.stringify(key)}: `
    yield* lines(value)
    before = ',\n'
  }
  yield '\n}\n'
}

function* lines(value: unknown): Iterable<string> {
  if (!Array.isArray(value) || value.length === 0 || typeof value[0] !== 'object') {
    yield JSON.stringify(value)
    return
  }
  for (const [index, member] of value.entries()) yield `${index ? ',' : '['}\n    ${textOf(member)}`
  yield '\n  ]'
}
