import { denial, presumption } from '../../../kernel/rule.ts'
import { staffsAlthoughNoPersonnel } from '../questions.ts'

const byItsIcons = presumption({
  ruling: 'whatever has the icons staffs a ship',
  asked: staffsAlthoughNoPersonnel,
  applies: ({ card }, game) => !!game.facts(card).icons?.length,
  answer: true,
})

/** Who staffs a ship in 1996. */
export const faqStaffing = [byItsIcons, denial('faq96-33-datas-head-02', byItsIcons, false)]
