import type { Course } from './profile.ts'

/** One promise about speed or size, and what was measured. */
export interface Budget {
  readonly what: string
  /** At most this. */
  readonly budget: number
  readonly unit: '×' | 'ms' | 's' | 'MiB'
  /** Absent = could not be measured; `fault` says why. */
  readonly measured?: number
  readonly holds?: boolean
  /** Of what a profile shows why it does not hold. */
  readonly course?: Course
  /** How far the least and the most of the runs lie apart, in parts of the median; absent = one measurement. */
  readonly spread?: number
  readonly fault?: string
  /** Measurements of either side; figures are their medians. */
  readonly runs: number
  /** The figures behind the ratio: milliseconds, MiB. */
  readonly figures: Readonly<Record<string, number>>
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** How far the least and the most lie apart, in parts of the median; undefined for less than two. */
export function spreadOf(numbers: readonly number[]): number | undefined {
  return numbers.length < 2 ? undefined : (Math.max(...numbers) - Math.min(...numbers)) / median(numbers)
}

/** Runs that lie further apart say more of the machine than of what is measured. */
const quiet = 0.2

export const isNoisy = ({ spread = 0 }: Budget): boolean => spread > quiet

/** A budget that does not hold, or that could not be measured. */
export const fails = ({ holds, fault }: Budget): boolean => holds === false || fault !== undefined

type Promised = Pick<Budget, 'what' | 'budget' | 'unit' | 'runs'>

/** A median, with the single runs that it was made of. */
export interface Measured {
  readonly measured: number
  readonly single?: readonly number[]
  readonly figures: Budget['figures']
  readonly course?: Course
}

/** Fills a promise with what was measured. */
export function judged(promised: Promised, { measured, single = [], figures, course }: Measured): Budget {
  const holds = measured <= promised.budget
  const whole = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, rounded(value)]))
  const spread = spreadOf(single)
  return {
    ...promised,
    measured: rounded(measured),
    holds,
    ...(holds || !course ? {} : { course }),
    ...(spread === undefined ? {} : { spread: rounded(spread) }),
    figures: whole,
  }
}

export function unmeasured(promised: Promised, error: unknown): Budget {
  return { ...promised, fault: error instanceof Error ? error.message : String(error), figures: {} }
}

function rounded(value: number): number {
  return value >= 100 ? Math.round(value) : Number(value.toPrecision(3))
}
