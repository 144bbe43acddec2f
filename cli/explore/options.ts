import type { Aim } from '../../analysis/explore/boards/around.ts'
import type { Progress } from '../../analysis/explore/exploration.ts'
import type { Script } from '../../analysis/explore/script.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Shard } from '../../runner/shard/shard.ts'

/** What the command line says. */
export interface ExploreOptions {
  readonly engine?: string
  readonly between?: readonly string[]
  readonly self?: boolean
  readonly ruleset?: readonly string[]
  readonly topic?: readonly string[]
  readonly card?: readonly string[]
  readonly ruling?: readonly string[]
  readonly seed: number
  readonly minutes?: number
  readonly games?: number
  readonly max?: number
  readonly blind?: boolean
  readonly cardsMap?: string
  readonly timeout?: number
  readonly jobs?: number
  readonly replay?: readonly string[]
  readonly shard?: Shard
  readonly out: string
  readonly json?: boolean
}

/** How one exploration is played, whoever the sides are. */
export interface Course {
  readonly catalogue: Catalogue
  readonly aim: Aim
  readonly seed: number
  readonly shard?: Shard
  readonly replay?: readonly Script[]
  readonly goesOn: (soFar: Progress) => boolean
  readonly tell: (soFar: Progress) => void
}
