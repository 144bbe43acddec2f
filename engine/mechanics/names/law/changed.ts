import { lastingTexts } from '../../../board/lasting.ts'
import { permission } from '../../../board/questions.ts'
import { affects } from '../../../board/value.ts'
import { denial, presumption } from '../../../kernel/rule.ts'

const changing = lastingTexts(s => s.changes)

const changedIsAnother = presumption({
  ruling: 'a personnel who is changed is another one',
  asked: permission,
  of: ['count for uniqueness'],
  applies: ({ card }, game) => changing(game).some(({ card: by, standing }) => affects(game, by, standing, card)),
  answer: false,
})

/** Whoever is changed keeps the name, and so remains the one copy in play. */
const changedIsTheSame = denial('faq96-361-au-personnel-03', changedIsAnother, true)

/** Who a changed personnel is. */
export const faqChanged = [changedIsAnother, changedIsTheSame]
