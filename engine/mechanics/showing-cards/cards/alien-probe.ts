import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../words.ts' {
  interface ShowingText {
    /** Both players' hands lie face up on the table. */
    readonly laysHandsOpen?: true
  }
}

const alienProbe: CardText = { title: 'Alien Probe', plays: [{ stays: true }], laysHandsOpen: true }

export const texts = { faq1996: [alienProbe] } satisfies Texts
