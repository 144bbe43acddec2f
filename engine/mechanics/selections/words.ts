import type { CardId } from '../../board/state.ts'
import type { Method } from '../../kernel/choosing.ts'
import type { Game } from '../../kernel/game.ts'
import type { Attribute } from '../../text/plain-words.ts'
import type { Like, Who } from '../../text/text.ts'

/** What a superlative compares. */
export type Measure = Attribute | 'attributes' | 'cunning and strength' | 'skill icons' | 'cost'

/** Cards that a text has selected. */
export interface SelectionText extends Partial<Like> {
  /** The name under which the rest of the text finds them. */
  readonly as: string
  /** Who selects, or breaks the ties for a superlative; absent = the text does not say. */
  readonly by?: Method
  /** Half is rounded up; as many as the ship of those who face the dilemma needs. */
  readonly count: number | 'half' | 'half, rounded down' | 'staffing' | { readonly times: number; readonly each: Who }
  /** May select none. */
  readonly optional?: true
  readonly from: Who
  /** Those with the most of it; of several measures, with the most of either. */
  readonly most?: Measure | readonly Measure[]
  readonly why?: string
}

export interface AddedLanguage {
  /** How many skill icons a card counts on a personnel. */
  readonly skillIcons: (game: Game, card: CardId) => number
}

export interface AddedEffectWords {
  select: SelectionText
}

export interface AddedCapabilities {
  'be selected to die': true
}
