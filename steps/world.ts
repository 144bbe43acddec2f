import { World } from '@cucumber/cucumber'
import type { CaseRun } from './judge/case-run.ts'
import type { Case } from './suite/case.ts'

/** One scenario at the table. */
export class TableWorld extends World<{ readonly ruleset?: string }> {
  kase: Case | undefined
  run: CaseRun | undefined
  /** Index of the step that comes next. */
  next = 0
}
