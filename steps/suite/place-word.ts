import type { CardType } from '../../cards/facts.ts'
import type { Place as PlaceWord } from '../../protocol/types.ts'
import type { CardName, Pile, Place } from '../operation.ts'

/** The type of a named card: printed, or made up in the same scenario. */
export type TypeOf = (card: CardName) => CardType | undefined

const pileWords: Readonly<Record<Pile['pile'], PlaceWord>> = {
  hand: 'hand',
  'draw deck': 'deck',
  'discard pile': 'discard',
  'point area': 'points',
  'seed cards': 'seeds',
  missions: 'missions',
  "Q's Tent": 'tent',
  'Battle Bridge': 'bridge',
  'Q-Continuum': 'continuum',
  Tribbles: 'tribbles',
  'dilemma pile': 'dilemmas',
  brig: 'brig',
  core: 'core',
  seeds: 'under',
  store: 'under',
  sites: 'site',
  spaceline: 'spaceline',
}

export const pileWord = (pile: Pile): PlaceWord => pileWords[pile.pile]

const onSurface: readonly (CardType | undefined)[] = ['personnel', 'equipment', 'tribble', 'ship', 'facility']
const locations: readonly (CardType | undefined)[] = ['mission', 'time location']
/** Cards that may lie in a spaceline and be a location there. */
const madeLocations: readonly (CardType | undefined)[] = ['event', 'doorway']

/** The protocol's place for a card of this type; undefined when the words do not tell it (`from`, `past`, a mode). */
export function placeWord(place: Place, of: CardType | undefined, typeOf: TypeOf): PlaceWord | undefined {
  if ('pile' in place) return pileWord(place.pile)
  switch (place.prep) {
    case 'on the table':
      return 'core'
    case 'out of play':
      return 'removed'
    case 'being played':
      return 'play'
    case 'between':
      return 'spaceline'
    case 'into mode':
      return undefined
    default:
      return atCard(place.prep, of, typeOf(place.card))
  }
}

function atCard(prep: string, of: CardType | undefined, holder: CardType | undefined): PlaceWord | undefined {
  const location = locations.includes(holder)
  switch (prep) {
    case 'aboard':
      return holder === 'site' ? 'site' : 'aboard'
    case 'docked at':
      return 'docked'
    case 'landed on':
      return 'planet'
    case 'under':
      return 'under'
    case 'atop':
      return of === 'mission' ? 'shares' : 'on'
    case 'on':
    case 'onto':
      return location && onSurface.includes(of) ? 'planet' : 'on'
    case 'at':
    case 'to':
      return arrival(location || madeLocations.includes(holder), of)
    default:
      return undefined
  }
}

/** *at* and *to*: a ship or facility is in space there, personnel are on the planet or aboard. */
function arrival(location: boolean, of: CardType | undefined): PlaceWord {
  if (location) return of === 'personnel' || of === 'equipment' || of === 'tribble' ? 'planet' : 'space'
  return of === 'ship' ? 'docked' : 'aboard'
}
