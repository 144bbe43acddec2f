import type { Case, Suite } from '../steps/suite/case.ts'
import type { RunOptions } from './options.ts'
import { selectCases } from './select.ts'
import { casesOfShard } from './shard/shard.ts'

/** The cases to play, in their order: those that are asked for, of these the ones of the shard. */
export function casesAsked(suite: Suite, options: RunOptions): readonly Case[] {
  const selected = selectCases(suite, options)
  return options.shard ? casesOfShard(selected, options.shard) : selected
}
