import { printedAs } from '../../kernel/printed-otherwise.ts'
import { against } from '../../kernel/rule.ts'

/** The class that took the place of the one that was printed. */
export const libertysClass = [
  against('cr14-liberty-erratum-01', printedAs, 'Condor', {
    not: 'the Liberty is of the class that was printed first',
    of: ['Liberty'],
    applies: ({ fact }) => fact === 'class',
    mistaken: undefined,
  }),
]
