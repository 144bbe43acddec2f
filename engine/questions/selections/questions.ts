import type { CardId, PlayerName } from '../../board/state.ts'
import type { Method } from '../../kernel/choosing.ts'
import { flag, question } from '../../kernel/question.ts'
import type { Filter } from '../../text/text.ts'

/** Why numbers are compared: for the most of something, as the model of the others or to be like it, to be weaker than somebody, for a test. */
export type Comparison = 'superlative' | 'model' | 'follower' | 'weaker' | 'tested'

/** What a selection counts: cards, or the individuals on them. */
export const selectionCounts = question<{ by: 'chance' | 'choice' }, 'cards' | 'individuals'>()(
  'selection counts',
  ({ by }) => (by === 'chance' ? 'cards' : 'individuals'),
)

/** Who selects. `you` plays the card or meets the dilemma, `affected` are the cards' owner, `usual` is whom the text names. */
export const whoSelects = question<
  { card: CardId; method: Method | 'unspecified'; you: PlayerName; affected: PlayerName; usual: PlayerName | 'chance' },
  PlayerName | 'chance'
>()('who selects', ({ usual }) => usual)

/** Who chooses among those of `affected` that tie for a superlative? */
export const whoBreaksTies = question<
  { card: CardId; you: PlayerName; affected: PlayerName },
  PlayerName | 'unspecified'
>()('who breaks ties', 'unspecified')

/** By whose hand is one of these cards drawn at random? Absent = nobody's in particular. */
export const drawsByHand = question<{ owner: PlayerName }, PlayerName | undefined>()('draws by hand', undefined)

/** Is the card in a blind draw? */
export const isDrawnFrom = question<{ card: CardId; by: CardId; eligible: boolean }, boolean>()(
  'is drawn from',
  ({ eligible }) => eligible,
)

/** Does a card that is no personnel lose and win battles like an Away Team? */
export const fightsLikeAnAwayTeam = flag<{ card: CardId }>()('fights like an Away Team')

/** Does a card with two individuals fit when only one of them does? */
export const oneFitsForBoth = flag<{ card: CardId; filter: Filter }>()('one fits for both', true)

/** The numbers of a card with two individuals where a selection compares them: each one's own, or what they add up to. */
export const numbersCompared = question<{ card: CardId; as: Comparison }, 'each' | 'sum'>()('numbers compared', 'sum')

/** May the number of one attribute be matched by that of another? */
export const matchesAcrossAttributes = flag<{ card: CardId }>()('matches across attributes')

/** May the one who chooses any player for the card choose this one? @alone One document speaks of one card, and of whoever plays it. */
export const mayBeAnyPlayer = question<{ card: CardId; chosen: PlayerName; by: PlayerName }, boolean>()(
  'may be any player',
  true,
)
