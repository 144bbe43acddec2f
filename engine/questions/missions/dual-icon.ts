import type { Group } from '../../board/group.ts'
import type { CardId } from '../../board/state.ts'
import { question } from '../../kernel/question.ts'

/** Must both an Away Team and a crew be there? `instead` = a card offers other requirements. */
export const needsBothGroups = question<{ mission: CardId; to: 'begin' | 'go on'; instead: boolean }, boolean>()(
  'needs both groups',
  false,
)

/** Who faces the dilemma; `kind` = the mission types on it, if there are any. */
export const facesAtADualIconMission = question<
  { dilemma: CardId; kind?: string | undefined; ofQ: boolean },
  Group['kind'] | 'choice'
>()('faces at a dual-icon mission', 'crew')

/** May the card be seeded under a dual-icon mission? */
export const mayBeSeededUnderBothIcons = question<{ card: CardId; mission: CardId }, boolean>()(
  'may be seeded under both icons',
  true,
)
