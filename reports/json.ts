import type { Conformance } from './result.ts'
import { PartsWriter } from './written.ts'

/** `conformance.json`: one line per case, ruling, document and topic, so that two runs compare line by line. */
export function json(result: Conformance): string {
  return [...jsonPieces(result)].join('')
}

/** The same a piece at a time, for results that are large; what cases have in common comes after them. */
export function* jsonPieces(result: Conformance): Iterable<string> {
  const parts = new PartsWriter()
  let before = '{\n'
  for (const [key, value] of Object.entries(result)) {
    if (value === undefined) continue
    yield `${before}  ${JSON.stringify(key)}: `
    if (key === 'cases') yield* lines(result.cases, one => JSON.stringify(parts.write(one)))
    else if (isListOfObjects(value)) yield* lines(value, member => JSON.stringify(member))
    else yield JSON.stringify(value)
    before = ',\n'
  }
  for (const part of ['features', 'steps', 'lists'] as const) {
    yield `,\n  "${part}": `
    yield* lines(parts.texts(part), text => text)
  }
  yield '\n}\n'
}

const isListOfObjects = (value: unknown): value is readonly object[] =>
  Array.isArray(value) && typeof value[0] === 'object'

function* lines<T>(list: readonly T[], textOf: (member: T) => string): Iterable<string> {
  if (!list.length) {
    yield '[]'
    return
  }
  for (const [index, member] of list.entries()) yield `${index ? ',' : '['}\n    ${textOf(member)}`
  yield '\n  ]'
}
