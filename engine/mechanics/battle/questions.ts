import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** Is the attacker restrained by its affiliation from attacking that? `outOfTurn` = a text lets it act in the middle of something else. */
export const isRestrainedFromAttacking = flag<{ attacker: CardId; target: CardId; outOfTurn: boolean }>()(
  'is restrained from attacking',
)

/** What a force must have to begin a battle. */
export const battleNeeds = question<{ player: PlayerName }, 'nothing' | 'a leader' | 'staffed ships'>()(
  'battle needs',
  'nothing',
)

/** How personnel fight: the STRENGTH of each side added up, or each against one adversary first. */
export const howPersonnelFight = question<{ attacker: CardId }, 'added up' | 'one against one'>()(
  'how personnel fight',
  'added up',
)
