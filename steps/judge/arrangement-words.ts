import { findCard } from '../../cards/catalogue.ts'
import { editionOf } from '../../catalogue/edition.ts'
import type { MadeUp, Phase, Where } from '../../protocol/types.ts'
import type { CardName, Condition, Moment, Pile, Place, Player } from '../operation.ts'
import type { Segment } from '../suite/segment.ts'
import { asMadeUp } from './stand-ins.ts'
import { unaskable } from './unaskable.ts'

/** A card as it is set up, so far. */
export interface Entry {
  readonly id: string
  readonly title: string
  readonly name: CardName
  readonly owner: Player
  place: Place | Where
  conditions: Condition[]
}

/** A card of which only the number counts. */
export const fillerCard: MadeUp = { type: 'equipment', title: 'Blank card', unique: false }

/** Is the place given in the protocol's own form? */
export const isWhere = (place: Place | Where): place is Where => Array.isArray(place)

/** Does the card lie where others can be at it? */
export const isNoPile = ({ place }: Entry): boolean =>
  isWhere(place) || !('pile' in place) || place.pile.pile === 'spaceline' || place.pile.pile === 'sites'

/** In a table of what a player has, a pile without owner is his. */
export function ownPile(place: Place, owner: Player): Place {
  if (!('pile' in place) || 'of' in place.pile || 'under' in place.pile) return place
  return { ...place, pile: { ...(place.pile as Pile), of: owner } as Pile }
}

/** In the pile, wherever in it. */
export const placeOfPile = (pile: Pile): Place => ({ prep: 'in', pile })

/** The holder of a pile: its player, its mission, its station or its spaceline. */
export function pileHolder(pile: Pile, idOf: (card: CardName) => string): string {
  if (pile.pile === 'spaceline') return pile.quadrant
  if ('under' in pile) return idOf(pile.under)
  return pile.pile === 'sites' ? idOf(pile.of) : pile.of
}

/** The holder of a spaceline: its quadrant, or, where every player has one of his own, the player. */
export function spacelineOf(ruleset: string, owner: Player, quadrant = 'alpha'): string {
  return editionOf(ruleset) === 'second' ? owner : quadrant.toLowerCase()
}

/** The turn and segment that a moment names. */
export function turnAt(moment: Moment, opening: Segment): { player: Player; phase: Phase } {
  if ('seeding' in moment) return { player: moment.of ?? 'Alice', phase: `seed-${moment.seeding}` as Phase }
  if ('before' in moment) return { player: 'Alice', phase: 'setup' }
  if ('encounter' in moment) return unaskable('an encounter is reached by play, not set up')
  const phase = { start: 'start', 'card play': 'play', orders: 'orders', end: 'end' } as const
  return { player: moment.turnOf, phase: moment.part ? phase[moment.part] : opening }
}

/** The printed mission with another span. */
export const withSpan = (title: string, span: number): MadeUp => ({ ...asMadeUp(findCard(title)!), span })
