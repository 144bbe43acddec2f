import { createHash } from 'node:crypto'
import { byCode } from '../../catalogue/group.ts'
import type { Can } from '../../protocol/types.ts'
import type { ShardLine } from '../../reports/lines.ts'
import type { Case } from '../../steps/suite/case.ts'
import { UsageError } from '../usage-error.ts'
import { groupsOf } from './groups.ts'

/** Which of how many parts of a run; the first is 1. */
export interface Shard {
  readonly index: number
  readonly count: number
}

interface Group {
  readonly cases: readonly Case[]
  readonly name: string
  /** In steps. */
  readonly cost: number
}

/** What setting a case up and looking at its board costs, in steps: with it, shards have about as many cases as well. */
const costOfACase = 20

/** The cases of one shard in the order given: whole groups, so dealt out that all shards cost about as much. */
export function casesOfShard(cases: readonly Case[], { index, count }: Shard): readonly Case[] {
  const groups = groupsOf(cases).map(group).sort(longestFirst)
  if (count > groups.length) throw tooMany({ index, count }, groups.length)
  const loads = Array.from({ length: count }, () => 0)
  const own = new Set<Case>()
  for (const { cases, cost } of groups) {
    const lightest = loads.indexOf(Math.min(...loads))
    loads[lightest] = (loads[lightest] ?? 0) + cost
    if (lightest === index - 1) for (const one of cases) own.add(one)
  }
  return cases.filter(one => own.has(one))
}

/** By its ids, and not by where it stands in the suite. */
function group(cases: readonly Case[]): Group {
  const [name = ''] = cases.map(({ id }) => id).sort(byCode)
  return { cases, name, cost: cases.reduce((sum, { steps }) => sum + costOfACase + Math.max(1, steps.length), 0) }
}

const longestFirst = (one: Group, other: Group): number => other.cost - one.cost || byCode(one.name, other.name)

function tooMany({ index, count }: Shard, groups: number): UsageError {
  const most = groups === 1 ? 'it is one group of cases' : `they are ${groups} groups of cases`
  return new UsageError(
    `--shard ${index}/${count}: the cases asked for cannot be divided by ${count}; ${most} that are judged together. Ask for at most 1/${groups}.`,
  )
}

/** SHA-256 of the ids of some cases, in whatever order. */
export function digestOfIds(ids: Iterable<string>): string {
  return createHash('sha256')
    .update([...ids].sort(byCode).join('\n'))
    .digest('hex')
}

/** Description of a shard in its report; `selected` are the cases of all shards. */
export function shardLine(shard: Shard, selected: readonly Case[], can: Can): ShardLine {
  return { ...shard, cases: selected.length, of: digestOfIds(selected.map(({ id }) => id)), can }
}
