import { writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readYaml } from '../catalogue/read-yaml.ts'

const file = fileURLToPath(new URL('../measured/mutations.yaml', import.meta.url))

/** Counts of the words of rulings, each changed in turn. */
export interface MutationTally {
  readonly mutants: number
  /** Noticed by a scenario of the ruling whose word it is. */
  readonly own: number
  /** Noticed by another scenario only. */
  readonly elsewhere: number
  /** Noticed by nobody. */
  readonly nobody: number
  /** No scenario can notice them; they count for nothing. */
  readonly same: number
}

/** A word that no scenario of its own ruling notices when it is changed. */
export interface LooseWord {
  /** Where it stands, what stands there and what would: the same as long as the words are. */
  readonly id: string
  readonly rulings: readonly string[]
  readonly kind: string
  /** The case of another ruling that notices; absent = nobody does. */
  readonly by?: string
}

/** The last measurement: counts by topic, and the words that their own scenarios do not notice. */
export interface KnownMutations {
  readonly topics: Readonly<Record<string, MutationTally>>
  readonly loose: readonly LooseWord[]
}

let read: KnownMutations | undefined

/** The committed measurement. */
export function measuredMutations(): KnownMutations {
  read ??= readYaml(dirname(file), 'mutations.yaml') as KnownMutations
  return read
}

/** By ruling, the words of it that no scenario notices when they are changed. */
export function unnoticedWords(): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>()
  for (const { id, rulings, by } of measuredMutations().loose)
    if (by === undefined) for (const ruling of rulings) words.set(ruling, [...(words.get(ruling) ?? []), id])
  return words
}

const comment =
  '# What `strength --mutations --write` has measured last; `loose` = what no scenario of its own ruling notices.\n'

/** A line for each topic and word. */
export function writeMutations({ topics, loose }: KnownMutations): void {
  const lines = [
    'topics:',
    ...Object.entries(topics).map(([topic, tally]) => `  ${topic}: ${inLine(tally)}`),
    loose.length ? 'loose:' : 'loose: []',
    ...loose.map(word => `  - ${JSON.stringify(word)}`),
  ]
  writeFileSync(file, `${comment}${lines.join('\n')}\n`)
}

const inLine = (tally: MutationTally): string =>
  `{ ${Object.entries(tally)
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ')} }`
