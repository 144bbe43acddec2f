import { denial, presumption } from '../../../kernel/rule.ts'
import { refersTo } from '../../../text/names.ts'
import { eachCopyStaffs, mustInclude, staffsAlthoughNoPersonnel } from '../questions.ts'

/** Icons on whatever is aboard. */
export const byItsIcons = presumption({
  ruling: 'whatever has the icons staffs a ship',
  asked: staffsAlthoughNoPersonnel,
  applies: ({ card }, game) => !!game.facts(card).icons?.length,
  answer: true,
})

const oneAndTheSame = presumption({
  ruling: 'all copies of a hologram are one personnel',
  asked: eachCopyStaffs,
  applies: ({ card }, game) => refersTo(game, 'Paul Rice', game.card(card).title),
  answer: false,
})

const itsOwnSkill = presumption({
  ruling: 'a skill that stands on a ship is its own',
  asked: mustInclude,
  applies: ({ ship, what }, game) => what === 'words' && refersTo(game, 'Gomtuu', game.card(ship).title),
  answer: false,
})

/** Who staffs a ship in 1996. */
export const faqStaffing = [
  byItsIcons,
  denial('faq96-33-datas-head-02', byItsIcons, false),
  oneAndTheSame,
  denial('faq96-367-paul-rice-01', oneAndTheSame, true),
  denial('faq96-355-gomtuu-11', itsOwnSkill, true),
]
