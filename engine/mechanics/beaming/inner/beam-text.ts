import type { Clause } from '../../../text/text.ts'

/** What a card that beams says of whom it beams, and from where to where. */
export interface BeamText {
  /** Absent = within one location. */
  readonly reaches?: 'neighboring location' | 'same or neighboring location'
  /** So many of them at a time. */
  readonly atMost?: { readonly count: number; readonly of: 'cards' | 'personnel' }
}

/** How many are beamed up from the planet on which the card lies, or where the ship is on which it lies, and down to it. */
export interface PlanetBeamingText extends Clause {
  /** Personnel in a turn; 0 = nothing at all is beamed. */
  readonly most: number
}

export interface AddedCardText {
  /** It beams the cards named, where it is played or used for that. */
  readonly beams?: BeamText
  readonly planetBeaming?: PlanetBeamingText
}

export interface AddedPlayText {
  /** Beams the cards named. */
  readonly performs?: 'beam'
}
