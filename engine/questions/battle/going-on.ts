import type { CardId } from '../../board/state.ts'
import { flag } from '../../kernel/question.ts'

/** Does a battle go on in the next turn? `attacked`, `foes` = those of either side who are still there and have not moved. */
export const goesOnIn = flag<{ attacked: readonly CardId[]; foes: readonly CardId[] }>()('goes on in the next turn')

/** May that be attacked to continue a battle? `foes` = who attacked in the last turn. */
export const isAttackedInReturn = flag<{ target: CardId; foes: readonly CardId[] }>()('is attacked in return')
