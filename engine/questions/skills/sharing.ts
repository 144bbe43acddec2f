import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** Does the text of the card let the player's Borg share skills? */
export const letsShare = flag<{ card: CardId; player: PlayerName }>()('lets Borg share skills')

/** Do two Borg of one player belong to one hive? */
export const isOfOneHive = flag<{ card: CardId; other: CardId }>()('is of one hive', true)

/** Does the Borg share skills; `linked` = a Borg with the Communication icon is in its crew or Away Team. */
export const takesPart = flag<{ card: CardId; linked: boolean }>()('takes part in sharing', true)

/** At which level a skill is shared that Borg of the hive have at these levels. */
export const levelShared = question<{ skill: string; levels: readonly number[] }, number>()(
  'level shared',
  ({ levels }) => levels.reduce((sum, level) => sum + level, 0),
)

/** Does a skill that others share with a personnel add to the total of a group for each who has it? */
export const sharedLevelsAddUp = flag<{ skill: string }>()('shared levels add up', true)
