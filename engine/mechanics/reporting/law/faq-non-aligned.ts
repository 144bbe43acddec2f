import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { denial, presumption } from '../../../kernel/rule.ts'
import { affiliationsOf } from '../../compatibility/affiliations.ts'
import { whoeverIsCompatible } from '../../compatibility/law/glossary.ts'
import { mayJoin } from '../../compatibility/questions.ts'

const isNonAligned = (game: Game, card: CardId): boolean => affiliationsOf(game, card).includes('non-aligned')

const toNeutralOutposts = presumption({
  ruling: 'the Non-Aligned report to no outpost that has an affiliation',
  asked: mayJoin,
  of: ['report'],
  applies: ({ card, other }, game) => isNonAligned(game, card) && !affiliationsOf(game, other).includes('neutral'),
  answer: false,
  exceptionTo: [whoeverIsCompatible],
})

/** They report to any of their player's. */
export const nonAlignedReport = [toNeutralOutposts, denial('faq96-355-reporting-01', toNeutralOutposts, true)]
