import type { Unlocking, UnlockingSet } from './lines.ts'
import type { CaseResult } from './result.ts'
import { counted } from './words.ts'

/** One list of what an engine should have next, in words. */
export interface UnlockingList {
  readonly heading: string
  readonly says: string
  /** Those that open most rulings first. */
  readonly sets: readonly UnlockingSet[]
}

/** The lists that have something in them. */
export function unlockingLists({ titles, abilities, together: mixed, both }: Unlocking): readonly UnlockingList[] {
  const first = mixed.length && sum(mixed) < both ? ' These are first steps.' : ''
  const lists = [
    {
      heading: 'Cards that would unlock most',
      says: `${all(titles)} nothing but cards, and ${does(titles)} not count.`,
      sets: titles,
    },
    {
      heading: 'Abilities that would unlock most',
      says: `${all(abilities)} nothing but abilities, and ${does(abilities, 'counts', 'count')} against the score.`,
      sets: abilities,
    },
    {
      heading: 'Cards and abilities that would unlock most',
      says: `${counted(both, 'case')} ${both === 1 ? 'lacks both, and does' : 'lack both, and do'} not count.${first}`,
      sets: mixed,
    },
  ]
  return lists.filter(({ sets }) => sets.length)
}

const sum = (sets: readonly UnlockingSet[]): number => sets.reduce((cases, { unlocks }) => cases + unlocks, 0)

const does = (sets: readonly UnlockingSet[], one = 'does', many = 'do'): string => (sum(sets) === 1 ? one : many)

const all = (sets: readonly UnlockingSet[]): string => `${counted(sum(sets), 'case')} ${does(sets, 'lacks', 'lack')}`

/** `Runabout and Excavation: 5 cases of 2 rulings`; a card that no set contains is marked. */
export function together({ needs, unlocks, rulings, supposed = [] }: UnlockingSet): string {
  const names = needs.map(thing => (supposed.includes(thing) ? `${thing} (in no set)` : thing))
  const things = names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  if (rulings === undefined) return things
  const of = rulings ? ` of ${counted(rulings, 'ruling')}` : ', no new ruling'
  return `${things}: ${counted(unlocks, 'case')}${of}`
}

/** What the runner did in place of the engine, one sentence each. */
export function helpGiven(cases: readonly CaseResult[]): readonly string[] {
  const reached = cases.filter(one => one.reachedBy !== undefined).length
  const standing = cases.filter(one => one.standIns).length
  const again = cases.filter(one => one.replays !== undefined)
  const times = again.reduce((sum, one) => sum + (one.replays ?? 0), 0)
  const inVain = again.filter(one => one.outcome === 'unsupported').length
  const vain = inVain ? `; ${inVain} of them ${inVain === 1 ? 'was' : 'were'} given up` : ''
  return [
    ...(reached ? [`${counted(reached, 'board')} ${reached === 1 ? 'was' : 'were'} reached by play.`] : []),
    ...(standing
      ? [`Plain printed cards that the engine does not have were made up for ${counted(standing, 'case')}.`]
      : []),
    ...(again.length
      ? [
          `${counted(again.length, 'case')} ${again.length === 1 ? 'was' : 'were'} played again for the draw, ${counted(times, 'time')} in all${vain}.`,
        ]
      : []),
  ]
}
