import { groupBy } from '../../catalogue/group.ts'

/**
 * The outcome of one check. `rules`: the adapter does its part, and the engine plays otherwise than a ruling says; `note`: worth knowing,
 * and nothing to mend.
 */
export type State = 'well' | 'mend' | 'rules' | 'note' | 'untried'

export interface Finding {
  /** One word that stays the same. */
  readonly check: string
  /** The check, as a sentence that is true when all is well. */
  readonly says: string
  readonly state: State
  /** The observation; for `untried`, why there is none. */
  readonly seen?: string
  /** The remedy. */
  readonly mend?: string
}

/** A fault and its remedy. */
export interface Complaint {
  readonly seen: string
  readonly mend: string
}

/** One finding for each complaint, or that all is well. */
export function verdictOn(
  check: string,
  says: string,
  complaints: readonly Complaint[],
  seen?: string,
): readonly Finding[] {
  if (!complaints.length) return [{ check, says, state: 'well', ...(seen ? { seen } : {}) }]
  return complaints.map(complaint => ({ check, says, state: 'mend', ...complaint }))
}

/** The same complaint about many cards or words is told once, with the number of the others. */
export function once(complaints: readonly Complaint[]): readonly Complaint[] {
  return [...groupBy(complaints, one => one.mend).values()].map(([first, ...rest]) => ({
    ...first!,
    seen: rest.length ? `${first!.seen} (And ${rest.length} more of the kind.)` : first!.seen,
  }))
}
