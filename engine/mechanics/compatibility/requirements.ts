import type { Requirements } from '../../text/requirement.ts'
import { isPlaying } from './playing.ts'

/** What this room adds to what may be required. */
export const requirements: Requirements<'playing'> = {
  playing: (game, { playing }, { you }) => isPlaying(game, you, playing),
}
