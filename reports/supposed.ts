import { lawName } from './law-name.ts'
import type { SupposedLine } from './lines.ts'
import type { CaseResult, Conformance } from './result.ts'
import { counted } from './words.ts'

type Titles = Pick<Conformance, 'rulesetTitles'>

/** How many cases of a ruleset need a card that no set contains. */
export interface NeedOfSupposed {
  readonly ruleset: string
  readonly needing: number
  readonly of: number
}

/** The same for each ruleset of a run, in the order of its cases. */
export function needsOfSupposed(
  supposed: readonly SupposedLine[],
  cases: readonly Pick<CaseResult, 'id' | 'ruleset'>[],
): readonly NeedOfSupposed[] {
  const needing = new Set(supposed.flatMap(line => line.cases))
  return [...new Set(cases.map(one => one.ruleset))].map(ruleset => {
    const own = cases.filter(one => one.ruleset === ruleset)
    return { ruleset, needing: own.filter(one => needing.has(one.id)).length, of: own.length }
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** `31 of 2,994 cases use `, or `None of 12 cases uses `. */
export function usersOfSupposed(needs: readonly NeedOfSupposed[]): string {
  const needing = sum(needs.map(one => one.needing))
  const cases = counted(sum(needs.map(one => one.of)), 'case')
  if (!needing) return `None of ${cases} uses `
  return `${needing.toLocaleString('en')} of ${cases} ${needing === 1 ? 'uses' : 'use'} `
}

/** `20 of 44 under Second Edition`, for those rulesets that have any. */
export function supposedByRuleset(needs: readonly NeedOfSupposed[], titles: Titles): string {
  return needs
    .filter(one => one.needing)
    .map(({ ruleset, needing, of }) => `${needing} of ${of.toLocaleString('en')} under ${lawName(titles, ruleset)}`)
    .join('; ')
}

/** The same in one line with the way to the rest; nothing where no case needs one. */
export function supposedInShort(
  supposed: readonly SupposedLine[] | undefined,
  cases: readonly Pick<CaseResult, 'id' | 'ruleset'>[],
): readonly string[] {
  if (!supposed?.length) return []
  return [
    `${usersOfSupposed(needsOfSupposed(supposed, cases))}cards that no set contains; by ruleset: \`explain --supposed\`.`,
  ]
}

/** The whole as a sentence. */
export function supposedSays(
  supposed: readonly SupposedLine[] | undefined,
  cases: readonly Pick<CaseResult, 'id' | 'ruleset'>[],
  titles: Titles,
): readonly string[] {
  if (!supposed || !cases.length) return []
  const needs = needsOfSupposed(supposed, cases)
  const by = supposedByRuleset(needs, titles)
  return [`${usersOfSupposed(needs)}cards that no set contains${by && ` (${by})`}.`]
}
