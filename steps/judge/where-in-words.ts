import { tableOf } from '../../cards/table-of.ts'
import type { Where } from '../../protocol/types.ts'

const ofPlayers: Readonly<Record<string, string>> = tableOf({
  hand: 'hand',
  deck: 'draw deck',
  discard: 'discard pile',
  points: 'point area',
  seeds: 'seed cards',
  missions: 'missions',
  tent: "Q's Tent",
  bridge: 'Battle Bridge',
  continuum: 'Q-Continuum',
  tribbles: 'tribble side deck',
  dilemmas: 'dilemma pile',
  brig: 'brig',
})

const ofCards: Readonly<Record<string, string>> = tableOf({
  shares: 'sharing the location of',
  planet: 'on the planet of',
  space: 'in space at',
  aboard: 'aboard',
  docked: 'docked at',
  site: 'a site of',
  held: 'held by',
  on: 'on',
  under: 'under',
})

/** A place of the protocol as people say it: `in Alice's discard pile`, `aboard "Bortas"`. */
export function whereInWords([place, holder]: Where): string {
  if (Object.hasOwn(ofCards, place)) return `${ofCards[place]} "${holder}"`
  if (Object.hasOwn(ofPlayers, place)) return `in ${holder}'s ${ofPlayers[place]}`
  if (place === 'core') return `on ${holder}'s side of the table`
  if (place === 'spaceline') return `in the spaceline ${holder}`
  if (place === 'removed') return 'out of play'
  return place === 'play' ? 'being played or encountered' : `${place} of "${holder}"`
}
