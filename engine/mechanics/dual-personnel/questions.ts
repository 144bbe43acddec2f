import type { CardId } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** Does what changes the affiliation of one individual change the other's? */
export const sharesAffiliation = question<{ individual: CardId; by: 'its player' | 'an effect' }, boolean>()(
  'shares affiliation',
  false,
)

/** May both individuals use the card's affiliation icon at once? */
export const iconOfBoth = flag<{ card: CardId }>()('icon of both', true)

/** Does each individual fill a seat of its own in staffing? */
export const staffsAsTwo = flag<{ card: CardId }>()('staffs as two', true)

/** Do the two engage one adversary together? */
export const engagesAsOne = flag<{ card: CardId }>()('engages as one')

/** Is the STRENGTH of the two added where they engage together? */
export const addsSTRENGTH = flag<{ card: CardId }>()('adds STRENGTH')

/** Does what protects one individual protect the card? */
export const oneProtectsBoth = flag<{ card: CardId }>()('one protects both', true)

/** Does the individual who may report for free bring the other one along? */
export const reportsFreeWith = flag<{ individual: CardId }>()('reports free with')

/** Do costs and benefits of one individual's features come once for the card, or for each who has them? */
export const countsFor = question<{ individual: CardId; what: 'cost' | 'benefit' }, boolean>()('counts for', true)

/** May these cards take each other's place as versions of the same personas? */
export const mayBeExchanged = question<{ out: readonly CardId[]; into: readonly CardId[] }, boolean>()(
  'may be exchanged',
  false,
)
