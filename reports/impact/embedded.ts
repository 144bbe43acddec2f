import type { AdoptedCase, Comparison, Flip, Impact } from './impact.ts'
import { coursesInWords, type FlipGroup, groupsOf, worksWords } from './impact-words.ts'

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

/** Words are made once, here; pages only set them. */
export function embedded(impact: Impact): EmbeddedImpact {
  const { flips, adopted, ...rest } = impact
  return {
    ...rest,
    groups: groupsOf(impact).map(group => ({ ...group, flips: group.flips.map(inWords) })),
    adopted: adopted.map(one => ({ ...inWords(one), worksWords: worksWords[one.works] })),
  }
}

function inWords<One extends Comparison>(one: One): InWords<One> {
  const [todayWords, proposedWords] = coursesInWords(one)
  return { ...one, todayWords, proposedWords }
}
