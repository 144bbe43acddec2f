import { printedAs } from '../../../kernel/printed-otherwise.ts'
import { denial, presumption } from '../../../kernel/rule.ts'

const firstPrinting = presumption({
  ruling: "T'Pan of the first printing has what is printed on her",
  asked: printedAs,
  of: ["T'Pan"],
  applies: ({ fact }) => fact === 'skills',
  answer: { SCIENCE: 1 },
})

/** All of them have what only the second printing has. */
export const allOfTPan = [denial('faq96-362-tpan-01', firstPrinting, { SCIENCE: 1, Mindmeld: 1 })]
