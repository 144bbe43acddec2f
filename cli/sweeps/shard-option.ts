import type { Shard } from '../../runner/shard/shard.ts'
import { readShard } from '../run/read-shard.ts'

/** The option of a sweep that plays a part of it. */
export const shardOfSweep: readonly [string, string, (text: string) => Shard] = [
  '--shard <i/n>',
  'only this part of it, such as 2/4; prints what it finds, for `merge`; auto: as the variables of the CI say',
  text => readShard(text),
]
