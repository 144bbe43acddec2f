import type { Requirements } from '../../text/requirement.ts'
import { couldSolve } from './ignore-requirements.ts'

/** What this room adds to what may be required. */
export const requirements: Requirements<'couldSolve'> = {
  couldSolve(game) {
    const { encounter } = game.underway
    return !!encounter && couldSolve(game, encounter.at, encounter.group.player)
  },
}
