import type { Card } from '../text/card.ts'
import type { Clause, Effect, Filter } from '../text/text.ts'

export interface AddedAssignment {
  /** What such cards oblige the ship to do waits until it has done this. */
  readonly before?: readonly (Clause & { readonly what: Filter })[]
}

const farEnd: Effect = { do: 'select', as: 'far end', by: 'you', count: 1, from: { furthest: { type: 'mission' } } }

const messages = ['Federation', 'Klingon', 'Romulan'] as const

export const card: Card = {
  title: 'Cytherians',
  print: { aims: ['mission'] },
  faq1996: {
    dilemma: { selects: [farEnd], placedOn: 'ship' },
    standing: [
      {
        ruling: 'faq96-323-cytherians-01',
        affects: 'host',
        duty: {
          do: 'travel',
          to: 'target',
          speed: 'normal',
          before: [
            { ruling: 'faq96-323-cytherians-04', what: { name: messages.map(whose => `Incoming Message - ${whose}`) } },
          ],
        },
      },
    ],
    timed: [{ at: 'arrived', effects: [{ ruling: 'faq96-323-cytherians-05', do: 'score', points: 15, box: true }] }],
  },
  glossary: {
    dilemma: {
      placedOn: 'ship',
      selects: [{ do: 'select', as: 'far end', by: 'you', count: 1, from: { furthest: { type: 'mission' } } }],
    },
    timed: [
      {
        at: 'arrived',
        effects: [{ ruling: '1eD-dilemma-resolution-170', do: 'score', points: 15, box: true }],
      },
    ],
    standing: [{ affects: 'host', duty: { do: 'travel', to: 'target', speed: 'normal' } }],
  },
}
