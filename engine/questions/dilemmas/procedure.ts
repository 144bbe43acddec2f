import type { Phase } from '../../../protocol/types.ts'
import type { CardId } from '../../board/state.ts'
import { question } from '../../kernel/question.ts'

/** Why somebody at the place of an encounter takes no part in it. */
export type Absence = 'stopped' | 'disabled' | 'stasis' | 'intruder'

/** Is the dilemma met where it was seeded? */
export const isMetWhereItLies = question<{ dilemma: CardId; beneath: 'mission' | 'facility'; ofQ: boolean }, boolean>()(
  'is met where it lies',
  true,
)

/** Do "crew" and "Away Team" mean the card, although it takes no part? */
export const isMeantAllTheSame = question<{ card: CardId; dilemma: CardId; being: Absence }, boolean>()(
  'is meant all the same',
  false,
)

/** Does text that speaks of everybody there reach the card, which does not face the dilemma? `as` = aboard the same ship, elsewhere at the location, or somebody else's when the dilemma is in play. */
export const reachesOthers = question<
  { card: CardId; dilemma: CardId; as: 'aboard' | 'at the location' | 'later' },
  boolean
>()('reaches others', true)

/** What damage is where the text does not say more. */
export const defaultDamage = question<{ ship: CardId; sideDeck: boolean }, 'two markers' | 'rotation' | 'none'>()(
  'default damage',
  'rotation',
)

/** May the card be seeded in this phase? */
export const mayBeSeededIn = question<{ card: CardId; phase: Phase }, boolean>()(
  'may be seeded in',
  ({ phase }) => phase === 'seed-dilemma',
)

/** Which of the seeds is met first. */
export const encounteredFirst = question<{ mission: CardId }, 'last seeded' | 'first seeded'>()(
  'encountered first',
  'first seeded',
)
