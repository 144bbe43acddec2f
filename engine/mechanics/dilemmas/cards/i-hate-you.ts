import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const iHateYou: CardText = {
  title: 'I Hate You',
  dilemma: {
    conditions: { all: [{ skill: 'Anthropology' }, { skill: 'Youth' }, { not: { skill: 'Music' } }] },
    nullifiedByPlaying: { ruling: 'cr14-actions-step-1-initiation-06', card: { name: 'Vulcan Nerve Pinch' } },
  },
}

export const texts = { currentRulings: [iHateYou] } satisfies Texts
