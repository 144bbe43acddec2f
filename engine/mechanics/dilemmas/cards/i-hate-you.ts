import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Clause, Filter } from '../../../text/text.ts'

declare module '../words.ts' {
  interface DilemmaText {
    /** A card that whoever encounters it may play from hand to nullify it. */
    readonly nullifiedByPlaying?: Clause & { readonly card: Filter }
  }
}

const iHateYou: CardText = {
  title: 'I Hate You',
  dilemma: {
    conditions: { all: [{ skill: 'Anthropology' }, { skill: 'Youth' }, { not: { skill: 'Music' } }] },
    nullifiedByPlaying: { ruling: 'cr14-actions-step-1-initiation-06', card: { name: 'Vulcan Nerve Pinch' } },
  },
}

export const texts = { currentRulings: [iHateYou] } satisfies Texts
