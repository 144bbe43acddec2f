import type { CardId } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'

/** Does he repair the ship although it moved this turn? */
export const repairsOnTheMove = settled<{ card: CardId; ship: CardId }>()('repairs on the move', true, [
  { ruling: 'faq96-367-exocomp-repairs-on-a-moving-ship-01', is: true, not: 'nobody repairs a ship on its way' },
])

/** Is the upper part of a tactic, which is for battles, read as well while it marks a card? */
export const readsItsUpperPart = settled<{ marker: CardId }>()('reads its upper part', false, [
  { ruling: '1eD-damage-06', is: false, not: 'a tactic gives its DEFENSE bonus to what it marks' },
])

/** When is what a marker does at once done? */
export const isDoneWhen = settled<{ marker: CardId }, 'when placed' | 'each turn'>()('is done', 'each turn', [
  { ruling: '1eD-damage-08', is: 'when placed' },
])

/** Does this part of what a marker says go on for as long as it lies there? */
export const goesOn = settled<{ marker: CardId; result: 'attributes' | 'off line' }>()('marker goes on', false, [
  { ruling: '1eD-damage-11', is: true },
])

/** Is the card destroyed that has no HULL left? */
export const isDestroyedWithoutHULL = settled<{ card: CardId }>()('is destroyed without HULL', false, [
  { ruling: '1eD-damage-15', is: true },
])

/** Is the enhancement out of use, where a marker puts enhancements off line? `by` = the card that enhances. */
export const reachesEnhancement = settled<{ marker: CardId; card: CardId; by: CardId }>()(
  'reaches enhancement',
  false,
  [{ ruling: '1eD-damage-35', is: true }],
)

/** Is HULL looked at before what markers do at once? */
export const isHULLFirst = settled<{ card: CardId }>()('is HULL first', false, [
  { ruling: '1eD-damage-41', is: false, not: 'HULL is reduced as soon as a marker lies there' },
])
