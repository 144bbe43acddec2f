import type { Conformance } from './result.ts'

/** `conformance.json`: one line per case, ruling, document and topic, so that two runs compare line by line. */
export function json(result: Conformance): string {
  const entries = Object.entries(result).filter(([, value]) => value !== undefined)
  return `{\n${entries.map(([key, value]) => `  ${JSON.stringify(key)}: ${lines(value)}`).join(',\n')}\n}\n`
}

function lines(value: unknown): string {
  if (!Array.isArray(value) || value.length === 0 || typeof value[0] !== 'object') return JSON.stringify(value)
  return `[\n${value.map(member => `    ${JSON.stringify(member)}`).join(',\n')}\n  ]`
}
