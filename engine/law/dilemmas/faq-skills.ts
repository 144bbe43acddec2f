import { permission } from '../../board/questions.ts'
import type { Game } from '../../kernel/game.ts'
import type { About } from '../../kernel/question.ts'
import { denial, rule } from '../../kernel/rule.ts'
import { classificationIsListed, levelsAreSkills } from '../../mechanics/skills/presumptions.ts'
import { refersTo } from '../../text/names.ts'
import { diseases, likeAnybody } from '../holograms/faq-dilemmas.ts'

type Asked = About<typeof permission>

const catches = ({ by }: Asked, game: Game): boolean =>
  by !== undefined && !!game.facts(by).keywords?.includes('Virus-related dilemma')

/** Exocomps are not. */
export const exocompsAreNot = rule({
  ruling: 'faq96-323-tsiolkovsky-infection-05',
  asked: permission,
  of: ['be affected'],
  applies: (about, game) => catches(about, game) && refersTo(game, 'Exocomp', game.card(about.card).title),
  answer: false,
  exceptionTo: [likeAnybody, diseases],
})

/** Skills that are lost in 1996, and who loses them. */
export const faqSkills = [
  classificationIsListed,
  // The first skill is the first one in the skill box; nobody loses the classification.
  denial('faq96-323-tsiolkovsky-infection-08', classificationIsListed, false),
  levelsAreSkills,
  // The multiplier says how much of the one skill there is.
  denial('faq96-323-tsiolkovsky-infection-03', levelsAreSkills, true),
  exocompsAreNot,
]
