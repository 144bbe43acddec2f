import type { CardFacts } from '../../../cards/facts.ts'
import type { CardId } from '../../board/state.ts'
import { question } from '../../kernel/question.ts'

/** Is whoever is printed so a drone? `card` = the one on the board that is asked about. */
export const isADrone = question<{ printed: CardFacts; card?: CardId }, boolean>()(
  'is a drone',
  ({ printed: { keywords = [] } }) => keywords.includes('Drone'),
)

/** What becomes of a staffing icon of a personnel that is assimilated as a drone? */
export const iconWhenAssimilated = question<{ card: CardId; icon: string }, string>()(
  'icon when assimilated',
  ({ icon }) => icon,
)
