import { against } from '../../kernel/rule.ts'
import { isAdmitted } from '../../mechanics/doorways/admission.ts'
import { isReceivedByOneThere } from '../../mechanics/reporting/reporting.ts'
import { comesThrough } from '../../questions/doorways/questions.ts'
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
