import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** Whoever is to begin a battle at this location plays such a card from hand for it. */
    readonly battleHere?: Clause & { readonly playing: Filter }
  }
}

const nebula: CardText = {
  title: 'Nebula',
  battleHere: { ruling: 'cr14-actions-step-1-initiation-08', playing: { name: 'Scan' } },
}

export const texts = { currentRulings: [nebula] } satisfies Texts
