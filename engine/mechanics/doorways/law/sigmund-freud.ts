import { against } from '../../../kernel/rule.ts'
import { isReceivedByOneThere } from '../../reporting/reporting.ts'
import { isAdmitted } from '../admission.ts'
import { comesThrough } from '../questions.ts'
import { shutOut } from './alternate-universe.ts'

/** Where cards may report is one thing, and whether they come into play another. */
export const noWayIn = [
  against('1eS-sigmund-freud-01', comesThrough, false, {
    not: 'whose text lets cards report to him lets them into play',
    applies: (entry, game) =>
      entry.at !== undefined &&
      isReceivedByOneThere(game, entry.player, entry.card, entry.at) &&
      !isAdmitted(game, entry),
    exceptionTo: [shutOut],
  }),
]
