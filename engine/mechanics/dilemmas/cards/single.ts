import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { dalrok } from './dalrok.ts'
import { dixonHill } from './dixon-hill.ts'
import { lackOfPreparation } from './lack-of-preparation.ts'
import { qFlash } from './q-flash.ts'
import { yuta } from './yuta.ts'

/** Dilemmas of which the Glossary has an entry of their own, and cards that have to do with those. */
const dilemmasSingle: readonly CardText[] = [
  dalrok,
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
  qFlash,
  lackOfPreparation,
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
  dixonHill,
  yuta,
]

export const texts = { glossary: dilemmasSingle } satisfies Texts
