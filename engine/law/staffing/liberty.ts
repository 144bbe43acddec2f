import { printedAs } from '../../kernel/printed-otherwise.ts'
import { against } from '../../kernel/rule.ts'

/** The staffing that took the place of what was printed. */
export const libertysStaffing = [
  against('cr14-liberty-erratum-02', printedAs, ['maquis', 'maquis'], {
    not: 'the Liberty is staffed as it was printed first',
    of: ['Liberty'],
    applies: ({ fact }) => fact === 'staffing',
    mistaken: undefined,
  }),
]
