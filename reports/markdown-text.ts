import { defused } from './defused.ts'
import { printable } from './words.ts'

/** A page of these parts, some of them empty, that a CI may print. */
export const page = (parts: readonly string[]): string => defused(`${parts.filter(Boolean).join('\n\n')}\n`)

/** Words in one line, with nothing that Markdown would read as its own. */
export function text(value: string): string {
  const line = printable(value).replace(/\s+/g, ' ').trim()
  return line
    .replace(/[\\`*_{}[\]()<>#|!~$]/g, '\\$&')
    .replace(/&/g, '&amp;')
    .replace(/@/g, '&#64;')
}

/** Words in one line as code. */
export function code(value: string): string {
  const line = printable(value).replace(/\s+/g, ' ').replace(/\|/g, '¦')
  const ticks = longest(line) + 1
  const pad = /^`|`$/.test(line) ? ' ' : ''
  return `${'`'.repeat(ticks)}${pad}${line || ' '}${pad}${'`'.repeat(ticks)}`
}

/** Lines as they are. */
export function fence(value: string): string {
  const ticks = '`'.repeat(Math.max(3, longest(value) + 1))
  return `${ticks}text\n${printable(value)}\n${ticks}`
}

function longest(value: string): number {
  return (value.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0)
}
