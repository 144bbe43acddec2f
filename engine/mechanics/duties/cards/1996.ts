import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Effect } from '../../../text/text.ts'
import { forwards1996 } from './1996-forward.ts'

const farEnd: Effect = { do: 'select', as: 'far end', by: 'you', count: 1, from: { furthest: { type: 'mission' } } }

const messages = ['Federation', 'Klingon', 'Romulan'] as const

/** Cards that oblige ships to do something, as the FAQ of 1996 knows them. */
const duties1996: readonly CardText[] = [
  ...forwards1996,
  {
    title: 'Conundrum',
    dilemma: { conditions: { total: 'integrity', over: 40 }, placedOn: 'ship' },
    standing: [
      {
        ruling: 'faq96-323-conundrum-01',
        affects: 'host',
        duty: { do: 'chase and attack', whom: { all: { type: 'ship', whose: "opponent's" } }, speed: 'normal' },
      },
      { ruling: 'faq96-22-federation-attacks-01', affects: 'host', allows: 'attack against restraints' },
    ],
    timed: [{ at: 'attacked', effects: [{ do: 'discard', who: 'this' }] }],
  },
  {
    title: 'Cytherians',
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
  ...messages.map(
    (whose): CardText => ({
      title: `Incoming Message - ${whose}`,
      plays: [{ on: { type: 'ship', affiliation: whose.toLowerCase() }, stays: true }],
      standing: [
        {
          affects: 'host',
          duty: {
            do: 'travel',
            to: { nearestWith: { type: 'facility', class: 'outpost', affiliation: whose.toLowerCase() } },
            speed: 'full',
          },
        },
      ],
      timed: [{ at: 'arrived', effects: [{ do: 'discard', who: 'this' }] }],
    }),
  ),
]

export const texts = { faq1996: duties1996 } satisfies Texts
