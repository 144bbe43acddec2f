import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Ruleset } from '../../engine/kernel/amend.ts'
import type { Shard } from '../../runner/shard/shard.ts'
import type { Greeted } from '../reference.ts'
import type { Aim } from './boards/around.ts'
import type { Fault } from './fault.ts'
import type { Finding } from './finding.ts'
import type { Script } from './script.ts'

/** All that one exploration came to. */
export interface Explored {
  readonly findings: readonly Finding[]
  readonly games: number
  /** Games that the engine cannot be asked for. */
  readonly notAsked: number
  /** Faults of the reference engine. */
  readonly faults: readonly Fault[]
  /** Rulings that decided something on our engine, by ruleset. */
  readonly covered: ReadonlyMap<string, ReadonlySet<string>>
  /** Why it ended before its time; absent = it did not. */
  readonly ended?: string
}

export interface Progress {
  readonly games: number
  readonly findings: number
  readonly covered: number
}

/** One law, who plays it on our side and on the other, and boards to begin with. */
export interface Match {
  readonly law: Ruleset
  readonly ours: Greeted
  readonly theirs: Greeted
  readonly scripts?: readonly Script[]
}

/** Whom to explore, how and how long. */
export interface Exploration {
  readonly catalogue: Catalogue
  /** Those of a lane are played in turn, the lanes side by side. */
  readonly lanes: readonly (readonly Match[])[]
  readonly seed: number
  /** Plays one game of `count`, and of the boards that were kept one of `count`. */
  readonly shard?: Shard
  /** No further game begins once this says no. */
  readonly goesOn: (soFar: Progress) => boolean
  /** Cards whose text is played in part, too. */
  readonly partial?: boolean
  readonly aim?: Aim
  /** A board must be one of either side's law. */
  readonly quietOnBoth?: boolean
  /** Boards and moves to play instead of drawing any, each once. */
  readonly replay?: readonly Script[]
  /** Plays every game a second time, which must come out the same. */
  readonly twice?: boolean
  /** Looks closer at a finding. */
  readonly weigh?: (finding: Finding) => Promise<Finding>
  readonly tell?: (soFar: Progress) => void
  readonly found?: (finding: Finding) => void
}
