import type { Can } from '../protocol/types.ts'
import type { Totals } from './result.ts'
/** Something in a feature that cannot be read; the scenario, or the whole file, was not played. */
export interface BrokenLine {
  readonly uri: string
  readonly line: number
  readonly message: string
  /** Absent = it is not about a single scenario. */
  readonly scenario?: string
}

/** Something that no document states and cases of the run rest on. */
export interface CustomLine {
  readonly id: string
  readonly topic: string
  /** One sentence. */
  readonly says: string
  /** Where it is known from. */
  readonly known: string
  /** How many cases of the run rest on it. */
  readonly cases: number
  /** The engine does not play it. */
  readonly declined?: true
}

/** One thing that a card is by a ruling, and what is printed that says so. */
export interface DerivedLine {
  readonly card: string
  /** Laws under which it is. */
  readonly rulesets: readonly string[]
  /** `species`, `commander of`, … */
  readonly what: string
  readonly is: string
  /** Where it stands: `its lore`, `its image`, … */
  readonly from: string
  /** The rulings by which it is so, in the order in which they were asked. */
  readonly because: readonly string[]
}

/** A set of cards, and how many cases of the run need no printed card of another. */
export interface SetLine {
  readonly set: string
  readonly cases: number
}

/** The rulings that can be checked, each counted once, and the cases of the whole suite. */
export interface CoverageLine {
  /** All of them: the other counts add up to this. */
  readonly checkable: number
  /** Some of their cases passed, and none that counts did not. */
  readonly verified: number
  /** Some case was played and did not pass. */
  readonly notPassed: number
  /** They have cases, and not all that count were played, or none counts. */
  readonly notPlayed: number
  /** No case shows them yet, or one of their parts. */
  readonly notEncoded: number
  /** They are left out for a reason. */
  readonly excluded: number
  /** Cases of the whole suite, whatever the run was restricted to. */
  readonly suite: number
}

/** What became of pairs of a right engine that differs from ours in what is no law, and a case. */
export interface FairnessTally {
  readonly pairs: number
  readonly atPeace: number
  readonly accounted: number
  readonly unaccounted: number
  /** In per cent. */
  readonly score: number
}

/** By what the engines differ in. */
export interface FairnessOfKind extends FairnessTally {
  readonly kind: string
}

/** By the topic of the case. */
export interface FairnessOfTopic extends FairnessTally {
  readonly topic: string
}

/** How the suite treats right engines; without parts where it was measured before there were any. */
export interface FairnessLine extends FairnessTally {
  readonly kinds?: readonly FairnessOfKind[]
  readonly topics?: readonly FairnessOfTopic[]
}

/** A card that no set contains, and the cases that need it. */
export interface SupposedLine {
  readonly title: string
  readonly type: string
  /** What it does, in plain words. */
  readonly says: string
  /** The cases of this run that name it. */
  readonly cases: readonly string[]
}

/** Things that an engine should have next, together. */
export interface UnlockingSet {
  /** Titles of cards, or words as they stand in what engines declare. */
  readonly needs: readonly string[]
  /** Cases that lack nothing but these and those of the sets before. */
  readonly unlocks: number
  /** Rulings that these cases show and none of the sets before opens; absent in reports that are older than this. */
  readonly rulings?: number
  /** Those of the needs that are titles of cards in no set; absent = none. */
  readonly supposed?: readonly string[]
}

/** What would unlock most cases; each list begins with the set that opens most rulings for each thing in it, then most cases. */
export interface Unlocking {
  readonly titles: readonly UnlockingSet[]
  readonly abilities: readonly UnlockingSet[]
  /** First steps for an engine that lacks both: titles and words in one set. */
  readonly together: readonly UnlockingSet[]
  /** Cases that lack both cards and abilities. */
  readonly both: number
}

/** Which part of a run this is, and what putting the parts together takes. */
export interface ShardLine {
  /** The first is 1. */
  readonly index: number
  readonly count: number
  /** How many cases all shards have together. */
  readonly cases: number
  /** SHA-256 of the ids of all these cases: equal for shards of the same run. */
  readonly of: string
  /** What the engine declares. */
  readonly can: Can
}

/** An entry of the baseline that a failure of the run is expected by: one of a case, or of every case of a ruling. */
export interface KnownLine {
  readonly case?: string
  readonly ruling?: string
  readonly reason: string
  /** Last day on which it is expected, `yyyy-mm-dd`; absent = no end. */
  readonly until?: string
  /** Where it is worked on; absent = it is not said. */
  readonly link?: string
}

/** One of the things that the paragraph of a ruling names. */
export interface PartLine {
  readonly part: string
  readonly says: string
  /** Ids of the cases that show it. */
  readonly cases: readonly string[]
  /** Why no example shows it yet; absent = one does. */
  readonly open?: string
}

/** Which permitted reading of an open question the engine plays under one ruleset. */
export interface ReadingLine {
  readonly question: string
  /** The question in words. */
  readonly asks: string
  readonly ruleset: string
  /** What the suite takes for granted, another permitted reading throughout, or neither. */
  readonly plays: 'presumed' | 'another' | 'neither'
  readonly reading?: string
  /** The reading in words. */
  readonly words?: string
  readonly cases: readonly string[]
}

/** Cases by whether acts are legal in them: an engine that refuses everything, or nothing, is right in one kind only. */
export interface Acts {
  /** An act is refused. */
  readonly refused: Totals
  /** Acts are legal, and none is refused. */
  readonly legal: Totals
}

/** The engine as it named itself, and how it was started. */
export interface EngineLine {
  readonly name: string
  readonly version: string
  /** Which rules it says that it plays. */
  readonly plays?: string
  /** Address of its code. */
  readonly source?: string
  /** Address of its issue tracker. */
  readonly issues?: string
  readonly command: string
  /** How it was played, as words of the command line, such as `--strict`; absent = as is usual. */
  readonly options?: readonly string[]
}

/** Failures whose messages are of one form. */
export interface Alike {
  /** The message without what differs. */
  readonly says: string
  readonly cases: readonly string[]
}
