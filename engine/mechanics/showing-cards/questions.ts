import type { Place } from '../../../protocol/types.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Choosing } from '../../kernel/choosing.ts'
import type { Game } from '../../kernel/game.ts'
import { question } from '../../kernel/question.ts'

const ownEyesOnly: ReadonlySet<Place> = new Set([
  'hand',
  'seeds',
  'tent',
  'bridge',
  'continuum',
  'tribbles',
  'dilemmas',
])
const nobodysEyes: ReadonlySet<Place> = new Set(['deck'])

/** Hidden by custom: what is in hand or in a pile, and what lies face down. */
function isHidden(game: Game, id: CardId, player: PlayerName): boolean {
  const { place, holder, face, owner } = game.card(id)
  if (nobodysEyes.has(place) || (place === 'discard' && face === 'down')) return true
  if (place === 'core' && face === 'down') return owner !== player
  if (ownEyesOnly.has(place)) return holder !== player
  return place === 'under' && face !== 'up' && owner !== player
}

/** Why a card may have to be shown, all of it: a text says so; numbers or staffing are verified; it was taken from a discard pile; somebody picks one of a group, or one of his opponent's choice; a dilemma is overcome with it; it is played for free. */
export type Occasion =
  | 'picked from'
  | "opponent's choice"
  | 'overcomes'
  | 'played for free'
  | 'asked for by a text'
  | 'verified'
  | 'taken from a discard pile'

/** May the player look at the card now? */
export const maySee = question<{ card: CardId; by: PlayerName; choosing?: Choosing | undefined }, boolean>()(
  'may see',
  ({ card, by }, game) => !isHidden(game, card, by),
)

/** Is the card shown to the player on this occasion? */
export const isShown = question<{ card: CardId; to: PlayerName; occasion: Occasion }, boolean>()('is shown', false)

/** Must the other player tell what the player asks of these cards? `shown` = the card in hand that he asks for. */
export const answerRequired = question<
  { by: PlayerName; cards: readonly CardId[]; shown: CardId | undefined },
  boolean
>()('must answer', false)

/** Must the card in hand be shown for which a player asks? */
export const mustBeShownToAsk = question<{ card: CardId }, boolean>()('must be shown to ask', false)
