import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Script } from '../script.ts'
import { atItsMoment } from './from-suite.ts'

const fileOf = (ruleset: string): string => join(import.meta.dirname, 'kept', `${ruleset}.jsonl.gz`)

/** The boards that earlier explorations of the law have kept, each with the rulings that decide on it. */
export function keptOf(ruleset: string): readonly Script[] {
  const file = fileOf(ruleset)
  if (!existsSync(file)) return []
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n').filter(Boolean)
  return lines.map(line => {
    const { given, ...one } = JSON.parse(line) as Omit<Script, 'ruleset'>
    return { ruleset, ...one, given: atItsMoment(given, [...given, ...one.moves]) }
  })
}

/** Writes them, by their rulings. */
export function keep(ruleset: string, all: readonly Script[]): void {
  const lines = all
    .map(({ rulings = [], given, moves }) => ({ rulings, given, moves }))
    .toSorted((a, b) => (a.rulings.join() < b.rulings.join() ? -1 : 1))
    .map(one => JSON.stringify(one))
  writeFileSync(fileOf(ruleset), gzipSync(`${lines.join('\n')}\n`, { level: 9 }))
}
