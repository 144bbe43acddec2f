import { lastingTexts } from '../../board/lasting.ts'
import { permission } from '../../board/questions.ts'
import { affects } from '../../board/value.ts'
import { against } from '../../kernel/rule.ts'

const changing = lastingTexts(s => s.changes)

/** Who a changed personnel is. */
export const faqChanged = [
  // Whoever is changed keeps the name, and so remains the one copy in play.
  against('faq96-361-au-personnel-03', permission, true, {
    not: 'a personnel who is changed is another one',
    of: ['count for uniqueness'],
    applies: ({ card }, game) => changing(game).some(({ card: by, standing }) => affects(game, by, standing, card)),
  }),
]
