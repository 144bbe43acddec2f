import type { Features } from '../../text/match.ts'
import { isTheInitialAttempt } from './beginning-questions.ts'

/** What this room adds to what a card must be like. */
export const features: Features<'initial' | 'aboutToAttempt'> = {
  initial: (game, id, _, you) => game.decide(isTheInitialAttempt, { mission: id, player: you }),
  aboutToAttempt: (game, id) => !!game.underway.aboutToAttempt?.includes(id),
}
