import type { Card } from '../text/card.ts'
import type { Effect } from '../text/text.ts'

export interface AddedPlayText {
  /** Selections of which the law says when they are made: as the card is announced, or when it takes effect. */
  readonly selects?: readonly Effect[]
}

export const card: Card = {
  title: 'Barclay Transporter Phobia',
  print: [
    { under: ['faq1996'], plays: 'all but the cure, a card that did not exist yet', lies: ['personnel'] },
    {
      under: ['glossary', 'currentRulings'],
      leftOut: 'Dimensional Shifting and Iconian Gateway',
      onlyWith: ['Dimensional Shifting', 'Iconian Gateway'],
      lies: ['personnel'],
    },
  ],
  faq1996: {
    plays: [
      {
        ruling: 'faq96-14-timing-18',
        answers: { to: 'beams' },
        effects: [
          { do: 'select', as: 'afraid', by: 'chance', count: 1, from: { involved: { type: 'personnel' } } },
          { do: 'place', who: 'this', on: { chosen: 'afraid' } },
        ],
      },
    ],
    standing: [{ affects: 'host', forbids: 'beam' }],
  },
  glossary: {
    plays: [
      {
        answers: { to: 'beams' },
        effects: [
          { do: 'select', as: 'afraid', by: 'chance', count: 1, from: { involved: { type: 'personnel' } } },
          { do: 'last for', who: { chosen: 'afraid' } },
        ],
      },
    ],
    standing: [{ affects: 'host', forbids: 'beam' }],
  },
  currentRulings: {
    plays: [
      {
        answers: { to: 'beams' },
        selects: [
          {
            ruling: 'cr14-target-07',
            do: 'select',
            as: 'afraid',
            by: 'chance',
            count: 1,
            from: { involved: { type: 'personnel' } },
          },
        ],
        effects: [{ do: 'last for', who: { chosen: 'afraid' } }],
      },
    ],
    standing: [{ affects: 'host', forbids: 'beam' }],
  },
}
