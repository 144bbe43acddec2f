import type { AdoptedCase, Comparison, Flip, Impact } from './impact.ts'
import type { FlipGroup } from './impact-words.ts'

/** What either course comes to, in a sentence. */
export type InWords<One extends Comparison> = One & { readonly todayWords: string; readonly proposedWords: string }

/** What flips of the scenarios that are for one ruling. */
export interface EmbeddedGroup extends FlipGroup {
  readonly flips: readonly InWords<Flip>[]
}

/** A case of what is adopted, with what it proves as a part of a sentence. */
export type EmbeddedAdopted = InWords<AdoptedCase> & { readonly worksWords: string }

/** The data of an impact's page. */
export interface EmbeddedImpact extends Omit<Impact, 'flips' | 'adopted'> {
  readonly groups: readonly EmbeddedGroup[]
  readonly adopted: readonly EmbeddedAdopted[]
}
