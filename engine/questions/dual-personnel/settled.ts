import type { CardId } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'

/** Does what befalls one individual of a card befall the whole card? */
export const sharesFate = settled<{ individual: CardId }>()('shares fate', true, [
  { ruling: '1eD-dual-personnel-card-04', is: true, not: 'each individual of a card has a fate of its own' },
])

/** Does what protects one individual protect the card? */
export const oneProtectsBoth = settled<{ card: CardId }>()('one protects both', true, [
  { ruling: '1eD-dual-personnel-card-14', is: false, not: 'what protects one individual protects the card' },
])

/** May both individuals use the card's affiliation icon at once? */
export const iconOfBoth = settled<{ card: CardId }>()('icon of both', true, [
  { ruling: '1eS-ship-staffing-18', is: false, not: 'both individuals carry the affiliation icon of the card' },
])

/** Does each individual fill a seat of its own in staffing? */
export const staffsAsTwo = settled<{ card: CardId }>()('staffs as two', true, [
  { ruling: '1eS-ship-staffing-19', is: true, not: 'a card fills one seat' },
])

/** Do the two engage one adversary together? */
export const engagesAsOne = settled<{ card: CardId }>()('engages as one', false, [
  { ruling: '1eD-dual-personnel-card-36', is: true },
])

/** Is the STRENGTH of the two added where they engage together? */
export const addsSTRENGTH = settled<{ card: CardId }>()('adds STRENGTH', false, [
  { ruling: '1eD-dual-personnel-card-37', is: true },
])

/** Is each of the individuals on a card that is assimilated adjusted for itself? */
export const adjustsEachIndividual = settled<{ card: CardId }>()('adjusts each individual', true, [
  { ruling: '1eD-dual-personnel-card-40', is: true, not: 'what is assimilated as one card is adjusted once' },
])

/** Does the individual who may report for free bring the other one along? */
export const reportsFreeWith = settled<{ individual: CardId }>()('reports free with', false, [
  { ruling: '1eD-dual-personnel-card-30', is: true },
])
