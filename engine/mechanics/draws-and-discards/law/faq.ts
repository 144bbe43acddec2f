import { rule } from '../../../kernel/rule.ts'
import { refersTo } from '../../../text/names.ts'
import { discardsComeFrom } from '../questions.ts'

/** What the FAQ says of discards. */
export const faqDiscards = [
  rule({
    ruling: 'faq96-38-static-warp-bubble-01',
    asked: discardsComeFrom,
    applies: ({ by }, game) => refersTo(game, 'Static Warp Bubble', game.card(by).title),
    answer: 'hand',
  }),
]
