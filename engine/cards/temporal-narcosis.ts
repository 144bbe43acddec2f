import type { Card } from '../text/card.ts'
import type { PlayText } from '../text/play-text.ts'
import type { Effect } from '../text/text.ts'

const doubles: readonly Effect[] = [{ do: 'record', deed: 'turn doubled' }]

const asItIsPlayed: PlayText = {
  answers: {
    to: 'played',
    what: { name: ['Revolving Door', 'Emergency Transporter Armbands', 'Energy Vortex'] },
    whose: "opponent's",
  },
  effects: doubles,
}

export const card: Card = {
  title: 'Temporal Narcosis',
  print: [
    { under: ['faq1996'] },
    {
      under: ['glossary', 'currentRulings'],
      leftOut: "Horga'hn, and that the turn in progress is not its player's next one",
      onlyWith: ["Horga'hn"],
      why: 'it answers Emergency Transporter Armbands in the turn of the opponent',
    },
  ],
  faq1996: {
    plays: [
      { on: { name: "Horga'hn", whose: "opponent's" }, effects: doubles },
      { ruling: 'custom-cards-505', ...asItIsPlayed },
    ],
  },
  glossary: { plays: [asItIsPlayed] },
}
