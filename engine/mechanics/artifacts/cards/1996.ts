import type { Texts } from '../../../kernel/room.ts'
import type { TimedText } from '../../../text/in-play-text.ts'
import type { CardText, Effect } from '../../../text/text.ts'
import { toxUthat, varonTDisruptor } from './used-as-printed.ts'

const intoHand: TimedText = { at: 'earned', effects: [{ do: 'take into hand', who: 'this' }] }
const earned = (...effects: readonly Effect[]): readonly TimedText[] => [{ at: 'earned', effects }]

/** As soon as it is earned, or from hand where it came back there. */
const gifts: readonly Effect[] = [
  { do: 'select', as: 'gifts', by: 'you', count: 3, from: { cardsIn: 'deck', of: 'you' } },
  { do: 'take into hand', who: { chosen: 'gifts' } },
  { do: 'shuffle draw deck' },
  { do: 'discard', who: 'this' },
]

/** Artifacts, and a card that needs one, as the FAQ of 1996 knows them. */
const artifacts1996: readonly CardText[] = [
  { title: 'Betazoid Gift Box', timed: earned(...gifts), plays: [{ effects: gifts }] },
  {
    title: 'Cryosatellite',
    takesIn: { type: 'personnel', icon: 'au' },
    timed: earned({ do: 'acquire', who: { seedsUnder: 'this' } }, { do: 'discard', who: 'this' }),
  },
  {
    title: 'Kurlan Naiskos',
    timed: [intoHand],
    plays: [{ as: 'event', on: { type: 'ship' }, stays: true }],
    standing: [
      {
        ruling: 'faq96-33-kurlan-naiskos-04',
        affects: 'host',
        multiply: { range: 3, weapons: 3, shields: 3 },
        if: { everyType: true },
      },
    ],
  },
  {
    title: 'Receptacle Stones',
    timed: [intoHand, { at: 'turn ends', effects: [{ do: 'discard', who: 'this' }] }],
    plays: [{ as: 'event', on: { type: 'ship', whose: "opponent's", occupied: true }, stays: true }],
    repeats: {
      dilemmas: [
        { where: { kind: 'space', not: { selfControlled: true } } },
        { ruling: 'faq96-33-receptacle-stones-01', where: { kind: 'dual' } },
        { ruling: 'faq96-33-receptacle-stones-02', where: { selfControlled: true } },
      ],
      every: { ruling: 'faq96-33-receptacle-stones-02' },
    },
  },
  {
    title: 'Ressikan Flute',
    timed: earned({ do: 'lay on the table', who: 'this' }),
    worth: [
      {
        ruling: 'faq96-33-ressikan-flute-01',
        points: 5,
        each: { skill: 'Music', whose: 'yours' },
      },
    ],
  },
  {
    title: 'Supernova',
    plays: [
      {
        on: { type: 'mission' },
        needs: { some: { name: 'Tox Uthat', current: true } },
        stays: true,
        effects: [
          { do: 'destroy', who: { all: { type: 'ship' }, here: true } },
          { do: 'destroy', who: { all: { type: 'facility' }, here: true } },
          { do: 'destroy', who: { all: { type: ['personnel', 'equipment'] }, here: true } },
          {
            do: 'select',
            as: 'used',
            by: 'you',
            count: 1,
            from: { all: { name: 'Tox Uthat', current: true, whose: 'yours' } },
          },
          { ruling: 'faq96-33-tox-uthat-02', do: 'discard', who: { chosen: 'used' } },
        ],
      },
    ],
    standing: [
      { affects: 'host', forbids: 'attempt' },
      { ruling: 'faq96-38-supernova-03', affects: 'this', immuneTo: ['Kevin Uxbridge'] },
    ],
  },
  toxUthat('faq96-33-tox-uthat-03'),
  varonTDisruptor,
]

export const texts = { faq1996: artifacts1996 } satisfies Texts
