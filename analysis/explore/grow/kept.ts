import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Script } from '../script.ts'

/** A board and moves on which a ruling decides, and the rulings that do. */
export interface Kept extends Script {
  readonly rulings: readonly string[]
}

const fileOf = (ruleset: string): string => join(import.meta.dirname, 'kept', `${ruleset}.jsonl.gz`)

/** The boards that earlier explorations of the law have kept; grown as any others, without the suite. */
export function keptOf(ruleset: string): readonly Kept[] {
  const file = fileOf(ruleset)
  if (!existsSync(file)) return []
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n').filter(Boolean)
  return lines.map(line => ({ ruleset, ...(JSON.parse(line) as Omit<Kept, 'ruleset'>) }))
}

/** Writes them, by their rulings. */
export function keep(ruleset: string, all: readonly Kept[]): void {
  const lines = all
    .toSorted((a, b) => (a.rulings.join() < b.rulings.join() ? -1 : 1))
    .map(({ rulings, given, moves }) => JSON.stringify({ rulings, given, moves }))
  writeFileSync(fileOf(ruleset), gzipSync(`${lines.join('\n')}\n`, { level: 9 }))
}
