import type { Finding } from './finding.ts'
import type { Offence } from './patient.ts'

const width = 72

/** The first message that breaks the protocol, with the place in it. */
export function offenceFinding(offence: Offence | undefined): Finding {
  const says = 'Every message keeps to the schemas'
  if (!offence) return { check: 'schemas', says, state: 'well' }
  const { violation, message } = offence
  const where = violation.pointer ? ` at ${violation.pointer}` : ''
  const ours = 'This is a fault of stccg-conformance: please report it.'
  const mend = violation.side === 'engine' ? `Fix the reply${where}, as the message about it says.` : ours
  const seen = `${violation.message}\n${excerpt(message, violation.pointer)}`
  return { check: 'schemas', says, state: 'mend', seen, mend }
}

/** Without --strict, fields that nobody reads do no harm. */
export function isHarmless(offence: Offence | undefined): boolean {
  return !offence || /^no (such )?field/.test(offence.violation.expected)
}

/** The value at a JSON pointer, with its neighbours on both sides, and marks beneath it. */
export function excerpt(message: unknown, pointer: string): string {
  const marked = { at: 0, length: 0 }
  const text = written(message, pointer.split('/').slice(1), marked)
  const length = Math.max(1, Math.min(marked.length, width))
  const from = Math.max(0, Math.min(marked.at - Math.floor((width - length) / 2), text.length - width))
  const before = from > 0 ? '…' : ''
  const line = `${before}${text.slice(from, from + width)}${from + width < text.length ? '…' : ''}`
  return `${line}\n${' '.repeat(before.length + marked.at - from)}${'^'.repeat(length)}`
}

/** As `JSON.stringify` has it, noting where the value at the path begins and how long it is. */
function written(value: unknown, path: readonly string[], marked: { at: number; length: number }): string {
  const [key, ...rest] = path
  const whole = JSON.stringify(value) ?? 'null'
  if (key === undefined || typeof value !== 'object' || value === null) {
    marked.length = whole.length
    return whole
  }
  const name = key.replaceAll('~1', '/').replaceAll('~0', '~')
  const parts = Object.entries(value).map(([field, inner]) => {
    const label = Array.isArray(value) ? '' : `${JSON.stringify(field)}:`
    return { field, label, text: field === name ? written(inner, rest, marked) : (JSON.stringify(inner) ?? 'null') }
  })
  const index = parts.findIndex(({ field }) => field === name)
  if (index < 0) {
    marked.length = whole.length
    return whole
  }
  const before = parts.slice(0, index).reduce((sum, { label, text }) => sum + label.length + text.length + 1, 1)
  marked.at += before + parts[index]!.label.length
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}${parts.map(({ label, text }) => label + text).join(',')}${close}`
}
