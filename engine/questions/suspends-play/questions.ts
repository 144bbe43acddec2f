import type { ActKind } from '../../../protocol/types.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** The use of a text that suspends play: of a card that says so, or of a special download icon. */
export interface Suspension {
  readonly player: PlayerName
  readonly card: CardId
  readonly special: boolean
}

/** A battle that has begun, as seen from one of the cards in it. */
export interface HomeworldAttack {
  readonly attacked: CardId
  readonly attackers: readonly CardId[]
  /** Whose attack it is. */
  readonly by: PlayerName
}

/** May it be used during the seed phases? */
export const mayBeUsedWhileSeeding = question<{ use: Suspension }, boolean>()('may be used while seeding', true)

/** What is done in the seed phases: by its kind, by which text, or that a card with hidden agenda is turned over. */
export type SeedDeed = ActKind | 'text of a card just seeded' | 'text of a card in play' | 'hidden agenda'

/** May this be done in the seed phases, besides seeding? */
export const mayBeDoneWhileSeeding = question<{ deed: SeedDeed }, boolean>()(
  'may be done while seeding',
  ({ deed }) => deed !== 'text of a card just seeded',
)

/** Is the special download of the card preceded by a skill dot? */
export const hasASkillDot = flag<{ card: CardId }>()('has a skill dot')

/** Is it an attack that lets the card's controller defend its homeworld? */
export const isAnAttackOnAHomeworld = question<HomeworldAttack, boolean>()('is an attack on a homeworld', false)
