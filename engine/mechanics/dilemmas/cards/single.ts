import type { CardText, Effect } from '../../../text/text.ts'

const killTheWeakest = (ruling: { readonly ruling?: string } = {}): readonly Effect[] => [
  {
    ...ruling,
    do: 'select',
    as: 'weakest',
    count: 1,
    from: { all: { type: 'personnel' }, here: true },
    least: 'attributes',
    why: 'kill',
  },
  { do: 'kill', who: { chosen: 'weakest' } },
]

/** Dilemmas of which the Glossary has an entry of their own, and cards that have to do with those. */
export const dilemmasSingle: readonly CardText[] = [
  {
    title: "Dal'Rok",
    dilemma: {
      placedOn: 'mission',
      nullifier: { sumOf: ['integrity', 'cunning', 'strength'], exceeds: 150 },
      effects: killTheWeakest({ ruling: '1eD-dalrok-01' }),
    },
    timed: [{ at: 'turn begins', whose: 'every', effects: killTheWeakest() }],
  },
  {
    title: 'Dead End',
    standing: [{ ruling: '1eD-dead-end-04', affects: 'host', forbids: 'attempt', exempts: { points: 51 } }],
  },
  {
    title: 'Dropping In',
    plays: [
      {
        ruling: '1eD-dead-end-03',
        on: { name: 'Dead End' },
        effects: [{ do: 'nullify', who: 'target' }],
      },
    ],
  },
  { title: 'Q-Flash', flash: true },
  {
    title: 'Lack of Preparation',
    dilemma: { conditions: { couldSolve: true }, effects: [{ do: 'score', points: -10 }] },
  },
  {
    title: 'Spatial Rift',
    dilemma: {
      sections: [
        {
          selects: [{ do: 'select', as: 'pair', by: 'chance', count: 2, from: 'personnel facing' }],
          conditions: { total: 'cunning', over: 14 },
          among: 'pair',
          effects: [{ ruling: '1eS-spatial-rift-01', do: 'discard', who: { chosen: 'pair' } }],
        },
        { conditions: { all: [{ skill: 'Astrophysics' }, { skill: 'ENGINEER', level: 2 }] } },
      ],
    },
  },
  { title: 'Dixon Hill', ignores: { allBut: 'attributes', once: 'game' } },
]
