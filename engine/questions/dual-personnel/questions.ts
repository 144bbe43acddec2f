import type { CardId } from '../../board/state.ts'
import { question } from '../../kernel/question.ts'

/** Does what changes the affiliation of one individual change the other's? */
export const sharesAffiliation = question<{ individual: CardId; by: 'its player' | 'an effect' }, boolean>()(
  'shares affiliation',
  false,
)

/** Do costs and benefits of one individual's features come once for the card, or for each who has them? */
export const countsFor = question<{ individual: CardId; what: 'cost' | 'benefit' }, boolean>()('counts for', true)

/** May these cards take each other's place as versions of the same personas? */
export const mayBeExchanged = question<{ out: readonly CardId[]; into: readonly CardId[] }, boolean>()(
  'may be exchanged',
  false,
)
