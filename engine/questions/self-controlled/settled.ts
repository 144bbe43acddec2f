import type { CardId } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'

/** Does it attack what goes past without stopping? */
export const attacksWhatPasses = settled<{ card: CardId; ship: CardId }>()('attacks what passes', false, [
  { ruling: 'faq96-323-borg-ship-05', is: false, not: 'what attacks everything attacks what flies past, too' },
])

/** Does it attack everything that it finds, one thing after the other? */
export const attacksEach = settled<{ card: CardId }>()('attacks each', false, [
  { ruling: 'faq96-323-borg-ship-06', is: true },
])

/** Is it a ship for texts that speak of ships? */
export const countsAsAShip = settled<{ card: CardId }>()('counts as a ship', false, [
  { ruling: 'faq96-323-borg-ship-16', is: false, not: 'what is called a ship in its text is one for other texts' },
])

/** Do cards in space do to it what they do to ships that move? */
export const movesLikeAShip = settled<{ card: CardId }>()('moves like a ship', false, [
  { ruling: 'faq96-323-borg-ship-17', is: true },
])

/** Do intruders stay aboard when they have lost a battle? */
export const remainWhenBeaten = settled<{ ship: CardId }>()('remain when beaten', true, [
  { ruling: 'faq96-39-rogue-borg-06', is: true, not: 'those who are beaten leave the ship' },
])
