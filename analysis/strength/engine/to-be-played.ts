import { groupBy } from '../../../catalogue/group.ts'
import type { Case } from '../../../steps/suite/case.ts'

/** A case on which a mutant may make a difference. */
export interface Way {
  readonly kase: Case
  /** Was the expression that the mutant replaces given up on it, as by a refusal? */
  readonly isGivenUp: boolean
  /** Is the case of the topic of the mutant's room? */
  readonly isNear: boolean
  /** So many expressions are worked out within what the mutant replaces. */
  readonly within: number
}

/** So many cases are played of those of the topic, and of all together. */
const [mostNear, most] = [100, 220]

/** And so many of those of other topics in which what the mutant replaces is given up. */
const mostGivenUp = 20

/**
 * The cases to play under a mutant, in that order. First those of its topic: what is given up, then what is short, then that
 * in which most is worked out. Then others: given up, the busiest of each topic, and some from all over the suite.
 */
export function toBePlayed(ways: readonly Way[]): readonly Case[] {
  const near = ways.filter(one => one.isNear).toSorted(byGivenUp)
  const short = near.slice(0, mostNear / 2)
  const chosen = [
    ...short,
    ...near
      .slice(short.length)
      .toSorted(byWithin)
      .slice(0, mostNear - short.length),
  ]
  const others = ways.filter(one => !one.isNear)
  const givenUp = others.filter(one => one.isGivenUp).toSorted(byGivenUp)
  const busiest = [...groupBy(others.toSorted(byWithin), ({ kase }) => kase.topic).values()].flatMap(
    ([first]) => first ?? [],
  )
  const found = new Set([...chosen, ...givenUp.slice(0, mostGivenUp), ...busiest])
  for (const one of spread(others, most - found.size)) found.add(one)
  return [...found].slice(0, most).map(({ kase }) => kase)
}

const byWithin = (one: Way, other: Way): number => other.within - one.within

const byGivenUp = (one: Way, other: Way): number =>
  Number(other.isGivenUp) - Number(one.isGivenUp) || one.kase.steps.length - other.kase.steps.length

/** So many of them, as evenly as they stand. */
const spread = <T>(all: readonly T[], count: number): readonly T[] =>
  all.filter((_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length))
