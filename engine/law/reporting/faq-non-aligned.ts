import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { against } from '../../kernel/rule.ts'
import { affiliationsOf } from '../../mechanics/compatibility/affiliations.ts'
import { mayJoin } from '../../questions/compatibility/questions.ts'
import { whoeverIsCompatible } from '../compatibility/glossary.ts'

const isNonAligned = (game: Game, card: CardId): boolean => affiliationsOf(game, card).includes('non-aligned')

/** They report to any of their player's. */
export const nonAlignedReport = [
  against('faq96-355-reporting-01', mayJoin, true, {
    not: 'the Non-Aligned report to no outpost that has an affiliation',
    of: ['report'],
    applies: ({ card, other }, game) => isNonAligned(game, card) && !affiliationsOf(game, other).includes('neutral'),
    exceptionTo: [whoeverIsCompatible],
  }),
]
