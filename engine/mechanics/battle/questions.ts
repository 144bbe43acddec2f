import type { CardId } from '../../board/state.ts'
import { flag } from '../../kernel/question.ts'

/** Is the attacker restrained by its affiliation from attacking that? `outOfTurn` = a text lets it act in the middle of something else. */
export const isRestrainedFromAttacking = flag<{ attacker: CardId; target: CardId; outOfTurn: boolean }>()(
  'is restrained from attacking',
)
