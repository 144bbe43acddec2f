import type { Finder } from '../../../steps/judge/resolve.ts'
import type { Deed, Operation, Player } from '../../../steps/operation.ts'
import type { Dice } from '../dice.ts'
import type { Script } from '../script.ts'
import type { Pool } from './pool.ts'
import type { Theme } from './theme.ts'

/** What a scene is grown from. */
export interface Ground {
  readonly pool: Pool
  readonly dice: Dice
  /** Cards that are to be there, where the scene has a place for them, and the topic of the ruling that suggested them. */
  readonly theme: Theme
}

/** A board that is grown, and what is likely to be tried on it. */
export interface Grounds extends Pick<Script, 'given'> {
  /** Verbs that are tried the more. */
  readonly verbs?: readonly string[]
  /** What the player might do besides what `deedsOn` knows. */
  readonly deeds?: (finder: Finder, player: Player, dice: Dice) => readonly Deed[]
  /** Sentences that are played first of all, such as a deck that is brought. */
  readonly opening?: readonly Operation[]
  /** So many deeds at most; absent = a few. */
  readonly length?: number
  /** What is asked of the board: values and facts, the engine's own answer is filled in. */
  readonly looks?: (finder: Finder, dice: Dice) => readonly Operation[]
}

/** A kind of board. */
export interface Scene {
  readonly id: string
  /** In a few words. */
  readonly says: string
  /** Topics of the rulings that it is drawn for; absent = any. */
  readonly topics?: readonly string[]
  /** How often it is drawn where no topic asks for it; 1 = as often as others. */
  readonly weight: number
  /** Undefined: this pool has not what it takes. */
  readonly grow: (ground: Ground) => Grounds | undefined
}
