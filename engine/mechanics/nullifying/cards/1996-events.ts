import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Effect } from '../../../text/text.ts'
import { theMaskOfKorgano } from './the-mask-of-korgano.ts'
import { wormhole } from './wormhole.ts'

const takeOver = (ship: 'target' | 'host'): readonly Effect[] => [
  { do: 'take control', who: { crewOf: ship } },
  { do: 'take control', who: ship },
]

const kivasFajoCollector: CardText = {
  title: 'Kivas Fajo - Collector',
  plays: [{ effects: [{ do: 'as either player', effects: [{ do: 'draw', count: 3 }] }] }],
}

/** Events, what is played as an event, and what they are answered with or played for, as the FAQ of 1996 knows them. */
const eventsOf1996: readonly CardText[] = [
  {
    title: 'Rishon Uxbridge',
    plays: [{ on: { type: 'event', not: { name: 'Rishon Uxbridge' } }, stays: true }],
    standing: [{ ruling: 'faq96-39-kevin-uxbridge-convergence-01', affects: 'host', immuneTo: ['Kevin Uxbridge'] }],
  },
  {
    title: 'Thermal Deflectors',
    plays: [{ stays: true }],
    nullifies: { type: 'dilemma', name: ['Firestorm', 'Thought Fire', 'Plasma Fire', 'Fire Sculptor', 'Phaser Burns'] },
  },
  { title: 'Nutational Shields', plays: [{ stays: true }] },
  { title: 'Goddess of Empathy', plays: [{ stays: true }] },
  kivasFajoCollector,
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
  { title: 'Telepathic Alien Kidnappers', plays: [{ stays: true }] },
  { title: 'Atmospheric Ionization', plays: [{ on: { type: 'mission', kind: 'planet' }, stays: true }] },
  { title: 'The Traveler: Transcendence', plays: [{ stays: true }] },
  theMaskOfKorgano,
  { title: 'Res-Q', plays: [{ effects: [{ do: 'regenerate' }] }] },
  { title: 'Palor Toff - Alien Trader', plays: [{ effects: [{ do: 'regenerate' }] }] },
  wormhole,
]

export const texts = { faq1996: eventsOf1996, glossary: [kivasFajoCollector] } satisfies Texts
