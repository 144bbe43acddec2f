import { printedAs } from '../../../kernel/printed-otherwise.ts'
import { denial, presumption } from '../../../kernel/rule.ts'

const firstPrinting = presumption({
  ruling: 'the Liberty is staffed as it was printed first',
  asked: printedAs,
  of: ['Liberty'],
  applies: ({ fact }) => fact === 'staffing',
  answer: undefined,
})

/** The staffing that took the place of what was printed. */
export const libertysStaffing = [denial('cr14-liberty-erratum-02', firstPrinting, ['maquis', 'maquis'])]
