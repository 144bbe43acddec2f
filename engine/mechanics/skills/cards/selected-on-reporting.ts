import type { Texts } from '../../../kernel/room.ts'
import type { TimedText } from '../../../text/in-play-text.ts'
import type { CardText } from '../../../text/text.ts'

/** Selects any one skill of the game. */
export const selectsAny: TimedText = {
  at: 'reported',
  effects: [{ do: 'select skills', who: 'this', count: 1, from: 'all' }],
}

const kchiq: CardText = { title: "K'chiQ", timed: [selectsAny] }

const lal: CardText = {
  title: 'Lal',
  timed: [{ at: 'reported', effects: [{ do: 'select skills', who: 'this', count: 2, from: 'present' }] }],
}

export const texts = { glossary: [kchiq, lal] } satisfies Texts
