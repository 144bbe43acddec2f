import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readYaml } from '../catalogue/read-yaml.ts'
import type { Changed, NoticedLine } from '../reports/noticed-line.ts'

const folder = fileURLToPath(new URL('../measured/', import.meta.url))

/** Counts of changes. */
export type MutationTally = Omit<NoticedLine, 'changed'>

/** A change that no scenario of its own ruling or topic notices. */
export interface LooseChange {
  /** Of a word or of code: where it stands, what stands there and what would, the same as long as the words are; of a narrow reading, the reading. */
  readonly id: string
  readonly rulings: readonly string[]
  readonly kind: string
  /** The case of another ruling that notices; absent = nobody does. */
  readonly by?: string
}

/** The last measurement: counts by topic, and the changes that their own scenarios do not notice. */
export interface KnownChanges {
  readonly topics: Readonly<Record<string, MutationTally>>
  readonly loose: readonly LooseChange[]
}

const read = new Map<Changed, KnownChanges>()

/** The committed measurement; of what was never measured, an empty one. */
export function measuredChanges(changed: Changed): KnownChanges {
  const known =
    read.get(changed) ??
    (existsSync(fileOf(changed)) ? (readYaml(folder, `${changed}.yaml`) as KnownChanges) : { topics: {}, loose: [] })
  read.set(changed, known)
  return known
}

const fileOf = (changed: Changed): string => join(folder, `${changed}.yaml`)

/** What was noticed of each kind of change that was measured. */
export function noticedLines(): readonly NoticedLine[] {
  const kinds: readonly Changed[] = ['mutations', 'narrow', 'engine']
  return kinds.flatMap(changed => {
    const topics = Object.values(measuredChanges(changed).topics)
    const sum = (of: keyof MutationTally): number => topics.reduce((all, one) => all + one[of], 0)
    const [mutants, own, elsewhere, nobody, same] = [
      sum('mutants'),
      sum('own'),
      sum('elsewhere'),
      sum('nobody'),
      sum('same'),
    ]
    return mutants ? [{ changed, mutants, own, elsewhere, nobody, same }] : []
  })
}

/** By ruling, the changes of its words that no scenario notices, and the readings that none tells from it. */
export function unnoticedChanges(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const changed of ['mutations', 'narrow'] as const)
    for (const { id, rulings, by } of measuredChanges(changed).loose)
      if (by === undefined) for (const ruling of rulings) found.set(ruling, [...(found.get(ruling) ?? []), id])
  return found
}

/** A line for each topic and change. */
export function writeMeasured(changed: Changed, { topics, loose }: KnownChanges): void {
  const comment = `# What \`strength --${changed} --write\` has measured last; \`loose\` = what no scenario of its own ${changed === 'engine' ? 'topic' : 'ruling'} notices.\n`
  const lines = [
    'topics:',
    ...Object.entries(topics).map(([topic, tally]) => `  ${topic}: ${inLine(tally)}`),
    loose.length ? 'loose:' : 'loose: []',
    ...loose.map(word => `  - ${JSON.stringify(word)}`),
  ]
  read.delete(changed)
  writeFileSync(fileOf(changed), `${comment}${lines.join('\n')}\n`)
}

const inLine = (tally: MutationTally): string =>
  `{ ${Object.entries(tally)
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ')} }`
