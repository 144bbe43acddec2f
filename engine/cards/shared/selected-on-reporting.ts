import type { TimedText, UseText } from '../../text/in-play-text.ts'

/** Selects any one skill of the game. */
export const selectsAny: TimedText = {
  at: 'reported',
  effects: [{ do: 'select skills', who: 'this', count: 1, from: 'all' }],
}

/** At the start of a turn another skill may be selected in its place. */
export const selectsAnew: UseText = {
  ruling: 'custom-cards-56',
  when: 'start of your turn',
  once: 'turn',
  effects: [{ do: 'select skills', who: 'this', count: 1, from: 'all', anew: true }],
}
