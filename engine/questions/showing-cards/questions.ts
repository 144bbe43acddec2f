import type { Place } from '../../../protocol/types.ts'
import { inPlay } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Choosing } from '../../kernel/choosing.ts'
import type { Game } from '../../kernel/game.ts'
import { question } from '../../kernel/question.ts'

const ownEyesOnly: ReadonlySet<Place> = new Set(['tent', 'bridge', 'continuum', 'tribbles', 'dilemmas'])

/** Do hands lie open on the table by the text of a card in play? */
export const handsLieOpen = (game: Game): boolean =>
  game.state.cards.some(c => inPlay(c) && game.text(c.id).laysHandsOpen)

/** Hidden by custom: what is in a pile, what lies face down, and which of those it is that were mixed. */
function isHidden(game: Game, id: CardId, player: PlayerName): boolean {
  const { place, holder, face, owner, controller, is } = game.card(id)
  if (place === 'discard' && face === 'down') return true
  if (place === 'core' && face === 'down') return owner !== player
  if (is.includes('mixed') && is.includes('cloaked')) return controller !== player
  if (ownEyesOnly.has(place)) return holder !== player
  return place === 'under' && face !== 'up' && owner !== player
}

/** Why a card may have to be shown, all of it: a text says so; numbers or staffing are verified; it was taken from a discard pile, perhaps to be seeded; somebody picks one of a group, or one of his opponent's choice; a dilemma is overcome with it; it is played for free. */
export type Occasion =
  | 'picked from'
  | "opponent's choice"
  | 'overcomes'
  | 'played for free'
  | 'asked for by a text'
  | 'verified'
  | 'taken from a discard pile'
  | 'taken from a discard pile to be seeded'

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

/** Is a guess made by the card after others like it have had theirs in the same turn? */
export const guessesBeside = question<{ by: CardId; others: readonly CardId[] }, boolean>()(
  'guesses beside others',
  true,
)
