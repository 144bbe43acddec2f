import { printedAs } from '../../kernel/printed-otherwise.ts'
import { rule } from '../../kernel/rule.ts'

export const correctedLore = [
  // Whom he represents: the security officers of that station.
  rule({
    ruling: 'cr14-brilgar-erratum-01',
    asked: printedAs,
    of: ['Brilgar'],
    applies: ({ fact }) => fact === 'lore.names',
    answer: [{ name: 'Deep Space 9' }],
  }),
  // What he was besides.
  rule({
    ruling: 'cr14-brilgar-erratum-02',
    asked: printedAs,
    of: ['Brilgar'],
    applies: ({ fact }) => fact === 'keywords',
    answer: ['Bodyguard', 'Support Personnel'],
  }),
  // He served on the ship, and commanded none.
  rule({
    ruling: 'cr14-sam-lavelle-erratum-01',
    asked: printedAs,
    of: ['Sam Lavelle'],
    applies: ({ fact }) => fact === 'lore.names',
    answer: [{ name: 'U.S.S. Enterprise' }],
  }),
]
