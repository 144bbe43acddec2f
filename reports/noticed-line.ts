/** What is changed to see whether the suite notices: words of the law, what a ruling is obeyed for, the engine's own code. */
export type Changed = 'mutations' | 'narrow' | 'engine'

/** How many changes of a kind the suite noticed when they were measured last. */
export interface NoticedLine {
  readonly changed: Changed
  readonly mutants: number
  /** Noticed by a scenario of the ruling or the topic that was changed. */
  readonly own: number
  /** Noticed by another scenario only. */
  readonly elsewhere: number
  readonly nobody: number
  /** No scenario can notice them; they count for nothing. */
  readonly same: number
}
