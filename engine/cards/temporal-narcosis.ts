import type { Card } from '../text/card.ts'

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
    plays: [{ on: { name: "Horga'hn", whose: "opponent's" }, effects: [{ do: 'record', deed: 'turn doubled' }] }],
  },
  glossary: {
    plays: [
      {
        answers: {
          to: 'played',
          what: { name: ['Revolving Door', 'Emergency Transporter Armbands', 'Energy Vortex'] },
          whose: "opponent's",
        },
        effects: [{ do: 'record', deed: 'turn doubled' }],
      },
    ],
  },
}
