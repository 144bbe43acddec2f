import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Effect } from '../../../text/text.ts'
import { theMaskOfKorgano } from './the-mask-of-korgano.ts'
import { wormholeOf1996 } from './wormhole.ts'

const takeOver = (ship: 'target' | 'host'): readonly Effect[] => [
  { do: 'take control', who: { crewOf: ship } },
  { do: 'take control', who: ship },
]

/** Events, what is played as an event, and what they are answered with or played for, as the FAQ of 1996 knows them. */
const eventsOf1996: readonly CardText[] = [
  {
    title: 'Rishon Uxbridge',
    plays: [
      {
        on: { type: 'event' },
        except: [
          { ruling: 'faq96-38-rishon-uxbridge-01', what: { bearing: 'Rishon Uxbridge' } },
          { ruling: 'faq96-38-rishon-uxbridge-02', what: { name: 'Rishon Uxbridge' } },
        ],
        stays: true,
      },
    ],
    standing: [{ ruling: 'faq96-39-kevin-uxbridge-convergence-01', affects: 'host', immuneTo: ['Kevin Uxbridge'] }],
  },
  {
    title: 'Thermal Deflectors',
    plays: [{ stays: true }],
    nullifies: { type: 'dilemma', name: ['Firestorm', 'Thought Fire', 'Plasma Fire', 'Fire Sculptor', 'Phaser Burns'] },
  },
  { title: 'Goddess of Empathy', plays: [{ stays: true }] },
  {
    title: 'Neural Servo Device',
    plays: [{ on: { type: 'ship', affiliation: 'non-aligned' }, stays: true, effects: takeOver('target') }],
    timed: [
      {
        at: 'turn ends',
        effects: [
          { do: 'as opponent', effects: takeOver('host') },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
  {
    title: 'Atmospheric Ionization',
    plays: [{ on: { type: 'mission', kind: 'planet' }, stays: true }],
    planetBeaming: { most: 3 },
  },
  {
    title: 'The Traveler: Transcendence',
    plays: [{ stays: true }],
    timed: [{ at: 'turn ends', turns: { word: 'each' }, effects: [{ do: 'draw', count: 1 }] }],
    nullifiesInPlay: { ruling: 'faq96-38-the-traveller-transcendence-01', what: { name: 'Static Warp Bubble' } },
  },
  theMaskOfKorgano,
  { title: 'Res-Q', plays: [{ effects: [{ do: 'regenerate' }] }] },
  { title: 'Palor Toff - Alien Trader', plays: [{ effects: [{ do: 'regenerate' }] }] },
  wormholeOf1996,
]

export const texts = { faq1996: eventsOf1996 } satisfies Texts
