import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { elimGarak } from './elim-garak.ts'
import { pup } from './pup.ts'
import { playsKtarianGame, seizesWesley } from './unchanged.ts'

const ableSurgeon = { type: 'personnel', skill: 'MEDICAL', may: 'use skills', isNot: 'stopped' } as const

/** Cards that disable personnel or parts of ships, as the Glossary knows them. */
const disabling: readonly CardText[] = [
  {
    title: 'Ktarian Game',
    dilemma: {
      placedOn: 'ship',
      effects: playsKtarianGame('ship', '1eD-disabled-03'),
      cures: [{ needs: { any: [{ total: 'cunning', over: 30 }, { some: { species: 'Android' } }] } }],
    },
    timed: [{ at: 'turn begins', whose: "host's", effects: playsKtarianGame('host', '1eD-disabled-03') }],
  },
  { title: 'Seize Wesley', plays: [{ ...seizesWesley, ruling: '1eS-seize-wesley-02' }] },
  {
    title: 'Hypospray',
    uses: [
      {
        answers: { to: 'battle' },
        on: { type: 'personnel', is: 'mortally-wounded', not: { species: 'Android' } },
        needs: { some: ableSurgeon },
        needsAmong: 'own team',
        effects: [{ ruling: '1eD-disabled-02', do: 'disable', who: 'target', forGood: true }],
      },
    ],
  },
  {
    title: 'Genetronic Replicator',
    plays: [{ stays: true }],
    uses: [
      {
        answers: { to: 'dies', what: { type: 'personnel' } },
        needs: { some: ableSurgeon, count: 2 },
        needsAmong: { othersWith: 'answered' },
        effects: [
          { do: 'select', as: 'surgeons', by: 'you', count: 2, from: { othersWith: 'answered' }, where: ableSurgeon },
          { do: 'stop', who: { chosen: 'surgeons' } },
          { do: 'save', who: 'answered' },
          { do: 'take into hand', who: 'answered' },
        ],
      },
    ],
  },
  elimGarak,
  pup,
  {
    title: 'Vole Infestation',
    dilemma: {
      conditions: {
        any: [{ some: { keyword: 'hand weapon' } }, { some: { classification: 'ANIMAL' } }, { title: 'Guard Drone' }],
      },
      placedOn: 'ship',
    },
    standing: [{ affects: 'host', disables: ['special equipment'], add: { range: -2, weapons: -2, shields: -2 } }],
    timed: [
      {
        at: 'turn ends',
        effects: [
          { do: 'nullify', who: 'this', among: 'host', if: { some: { docked: true, not: { occupied: true } } } },
        ],
      },
    ],
  },
]

export const texts = { glossary: disabling } satisfies Texts
