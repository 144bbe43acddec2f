import type { Place } from './types.ts'

/** Places where a card is not in play: hands, piles, side decks, being played, seeded and not yet met. */
export const outOfPlay: ReadonlySet<string> = new Set<Place>([
  'hand',
  'deck',
  'discard',
  'removed',
  'points',
  'seeds',
  'missions',
  'tent',
  'bridge',
  'continuum',
  'tribbles',
  'dilemmas',
  'play',
  'under',
])
