/** One promise about speed or size, and what was measured. */
export interface Budget {
  readonly what: string
  /** At most this. */
  readonly budget: number
  readonly unit: '×' | 'ms' | 's'
  /** Absent = could not be measured; `fault` says why. */
  readonly measured?: number
  readonly holds?: boolean
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

type Promised = Pick<Budget, 'what' | 'budget' | 'unit' | 'runs'>

/** Fills a promise with what was measured. */
export function judged(promised: Promised, measured: number, figures: Budget['figures']): Budget {
  const holds = measured <= promised.budget
  const whole = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, rounded(value)]))
  return { ...promised, measured: rounded(measured), holds, figures: whole }
}

export function unmeasured(promised: Promised, error: unknown): Budget {
  return { ...promised, fault: error instanceof Error ? error.message : String(error), figures: {} }
}

function rounded(value: number): number {
  return value >= 100 ? Math.round(value) : Number(value.toPrecision(3))
}
