import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** Played from hand along with a card through which one comes, it lets so many come through. */
    readonly sendsThrough?: { readonly count: number }
  }
}

export const ophidianCane: CardText = {
  title: 'Ophidian Cane',
  timed: [{ at: 'earned', effects: [{ do: 'take into hand', who: 'this' }] }],
  plays: [{ as: 'interrupt' }],
  sendsThrough: { count: 3 },
}
