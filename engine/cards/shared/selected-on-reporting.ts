import type { TimedText } from '../../text/in-play-text.ts'

/** Selects any one skill of the game. */
export const selectsAny: TimedText = {
  at: 'reported',
  effects: [{ do: 'select skills', who: 'this', count: 1, from: 'all' }],
}
