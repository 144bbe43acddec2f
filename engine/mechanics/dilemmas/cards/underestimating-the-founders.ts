import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const underestimatingTheFounders: CardText = {
  title: 'Underestimating the Founders',
  dilemma: {
    nullifier: { skill: 'any Intelligence', level: 3 },
    effects: [
      { do: 'select', as: 'captive', by: 'chance', count: 1, from: 'personnel facing' },
      { do: 'capture', who: { chosen: 'captive' } },
    ],
    discard: true,
  },
}

export const texts = { currentRulings: [underestimatingTheFounders] } satisfies Texts
