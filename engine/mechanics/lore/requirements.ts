import type { Requirements } from '../../text/requirement.ts'
import { commands } from './in-command.ts'

/** What this room adds to what may be required. */
export const requirements: Requirements<'matchingCommander'> = {
  matchingCommander: (game, _, { pool, ship }) => pool.some(id => commands(game, id, ship)),
}
