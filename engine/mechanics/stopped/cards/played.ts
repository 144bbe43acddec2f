import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { defiantDedicationPlaque } from './defiant-dedication-plaque.ts'
import { navigatePlasmaStorms } from './navigate-plasma-storms.ts'

/** Cards that are played, as the Glossary knows them. */
const played: readonly CardText[] = [
  defiantDedicationPlaque,
  {
    title: 'Distortion of Space/Time Continuum',
    plays: [
      {
        on: { type: 'ship' },
        effects: [
          { ruling: '1eD-distortion-of-space-time-continuum-01', do: 'unstop', who: 'target' },
          { ruling: '1eD-distortion-of-space-time-continuum-02', do: 'unstop', who: { crewOf: 'target' } },
          { ruling: '1eD-distortion-of-space-time-continuum-03', do: 'unstop', who: { teamsOf: 'target' } },
          { ruling: '1eD-distortion-of-space-time-continuum-04', do: 'restore RANGE', who: 'target' },
        ],
      },
    ],
  },
  {
    title: 'Kurlan Naiskos',
    timed: [{ at: 'earned', effects: [{ do: 'take into hand', who: 'this' }] }],
    plays: [{ on: { type: 'ship' }, stays: true }],
    standing: [
      {
        affects: 'host',
        multiply: { range: 3, weapons: 3, shields: 3 },
        if: {
          all: [
            { some: { classification: 'OFFICER' } },
            { some: { classification: 'ENGINEER' } },
            { some: { classification: 'SCIENCE' } },
            { some: { classification: 'MEDICAL' } },
            { some: { classification: 'SECURITY' } },
            { some: { classification: 'V.I.P.' } },
            { some: { classification: 'CIVILIAN' } },
          ],
        },
      },
    ],
  },
  navigatePlasmaStorms,
  {
    title: 'Subspace Warp Rift',
    plays: [{ on: { onSpacelineLocation: true }, stays: true }],
    timed: [{ at: 'passed', effects: [{ do: 'damage', who: 'target' }] }],
  },
  {
    title: 'What Does God Need With a Starship?',
    plays: [
      {
        once: 'game',
        effects: [
          {
            do: 'choose one',
            by: 'opponent',
            options: [
              {
                word: 'download a ship',
                effects: [{ do: 'download', where: { type: 'ship' }, to: 'any location', may: true }],
              },
              {
                word: 'stop or unstop a ship',
                effects: [
                  { do: 'select', as: 'ship', by: 'you', count: 1, from: { all: { type: 'ship' } } },
                  {
                    do: 'choose one',
                    by: 'you',
                    options: [
                      { word: 'stop', effects: [{ do: 'stop', who: { chosen: 'ship' } }] },
                      { word: 'unstop', effects: [{ do: 'unstop', who: { chosen: 'ship' } }] },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
]

export const texts = { glossary: played } satisfies Texts
