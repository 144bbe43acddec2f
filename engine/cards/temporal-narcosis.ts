import { record } from '../board/history.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'

export interface AddedEffectWords {
  /** He may take another turn after this one, or after his next one where it is not his. */
  'double the turn': object
}

export const card: Card = {
  title: 'Temporal Narcosis',
  print: [
    { under: ['faq1996'], leftOut: "cards other than Horga'hn", why: "it answers Horga'hn" },
    {
      under: ['glossary', 'currentRulings'],
      leftOut: "Horga'hn, and that the turn in progress is not its player's next one",
      why: 'it answers Emergency Transporter Armbands in the turn of the opponent',
    },
  ],
  faq1996: {
    plays: [{ on: { name: "Horga'hn", whose: "opponent's" }, effects: [{ do: 'double the turn' }] }],
  },
  glossary: {
    plays: [
      {
        answers: {
          to: 'played',
          what: { name: ['Revolving Door', 'Emergency Transporter Armbands', 'Energy Vortex'] },
          whose: "opponent's",
        },
        effects: [{ do: 'double the turn' }],
      },
    ],
  },
}

export const effects: EffectHandlers<'double the turn'> = {
  'double the turn'(game, _, context) {
    record(game, context.you, 'turn doubled', context.this)
  },
}
