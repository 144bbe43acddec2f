import type { CardText } from '../../../text/text.ts'

declare module '../../showing-cards/words.ts' {
  interface AskingText {
    /** No other such card of theirs may be at the location. */
    readonly alone?: true
  }
}

export const outgunned: CardText = {
  title: 'Outgunned',
  asks: {
    ruling: '1eS-showing-your-cards-18',
    about: { type: 'ship', cardIn: 'play', docked: false },
    alone: true,
    tells: 'shields',
  },
}
