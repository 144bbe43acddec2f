import { against, denial, presumption } from '../../kernel/rule.ts'
import { eachCopyStaffs, mustInclude, staffsAlthoughNoPersonnel } from '../../questions/staffing/questions.ts'
import { refersTo } from '../../text/names.ts'

/** Icons on whatever is aboard. */
export const byItsIcons = presumption({
  ruling: 'whatever has the icons staffs a ship',
  asked: staffsAlthoughNoPersonnel,
  applies: ({ card }, game) => !!game.facts(card).icons?.length,
  answer: true,
})

/** Who staffs a ship in 1996. */
export const faqStaffing = [
  byItsIcons,
  denial('faq96-33-datas-head-02', byItsIcons, false),
  against('faq96-367-paul-rice-01', eachCopyStaffs, true, {
    not: 'all copies of a hologram are one personnel',
    applies: ({ card }, game) => refersTo(game, 'Paul Rice', game.card(card).title),
  }),
  against('faq96-355-gomtuu-11', mustInclude, true, {
    not: 'a skill that stands on a ship is its own',
    applies: ({ ship, what }, game) => what === 'words' && refersTo(game, 'Gomtuu', game.card(ship).title),
  }),
]
