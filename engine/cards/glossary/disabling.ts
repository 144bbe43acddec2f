import type { CardText, Effect } from '../text.ts'

/** One of the crew of the ship, by chance, who is not disabled yet. */
const plays = (ship: 'ship' | 'host'): readonly Effect[] => [
  {
    do: 'select',
    as: 'player',
    by: 'chance',
    count: 1,
    from: { crewOf: ship },
    where: { type: 'personnel', isNot: 'disabled' },
  },
  { ruling: '1eD-disabled-03', do: 'disable', who: { chosen: 'player' } },
]

const ableSurgeon = { type: 'personnel', skill: 'MEDICAL', may: 'use skills', isNot: 'stopped' } as const

/** Cards that disable personnel or parts of ships, as the Glossary knows them. */
export const disabling: readonly CardText[] = [
  {
    title: 'Ktarian Game',
    dilemma: {
      placedOn: 'ship',
      effects: plays('ship'),
      cures: [{ needs: { any: [{ total: 'cunning', over: 30 }, { some: { species: 'Android' } }] } }],
    },
    timed: [{ at: 'turn begins', whose: "host's", effects: plays('host') }],
  },
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
  { title: 'Elim Garak', avoidsChance: true },
  {
    title: 'Pup',
    dilemma: {
      nullifier: { any: [{ skill: 'Computer Skill', level: 4 }, { title: "Miles O'Brien" }] },
      placedOn: 'ship',
    },
    standing: [{ affects: 'host', disables: ['range', 'weapons', 'shields'], byTurns: true }],
    timed: [{ at: 'turn begins', whose: "host's", effects: [{ do: 'disable the next part' }] }],
  },
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
          { do: 'discard', who: 'this', among: 'host', if: { some: { docked: true, not: { occupied: true } } } },
        ],
      },
    ],
  },
]
