import { printedAs } from '../../../kernel/printed-otherwise.ts'
import { denial, presumption } from '../../../kernel/rule.ts'

const firstPrinting = presumption({
  ruling: 'the Liberty is of the class that was printed first',
  asked: printedAs,
  of: ['Liberty'],
  applies: ({ fact }) => fact === 'class',
  answer: undefined,
})

/** The class that took the place of the one that was printed. */
export const libertysClass = [denial('cr14-liberty-erratum-01', firstPrinting, 'Condor')]
