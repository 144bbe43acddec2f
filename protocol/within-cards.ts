import type { Place } from './types.ts'

/** Places whose holder is a card; the others are a player's or a spaceline's. */
export const withinCards: ReadonlySet<Place> = new Set<Place>([
  'shares',
  'planet',
  'space',
  'aboard',
  'docked',
  'site',
  'held',
  'on',
  'under',
])
