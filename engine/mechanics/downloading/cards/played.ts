import type { CardText, Requirement, Who } from '../../../text/text.ts'
import { bajoranCivilWar } from './bajoran-civil-war.ts'

const enterprises = [
  'U.S.S. Enterprise',
  'U.S.S. Enterprise-C',
  'U.S.S. Enterprise-E',
  'Starship Enterprise',
  'Future Enterprise',
]

const yourPersonnel: Who = { all: { type: 'personnel', whose: 'yours' } }
const withTheQueen: Requirement = { some: { name: 'Borg Queen' } }

/** Cards that are played to download, as the Glossary knows them. */
export const playedToDownload: readonly CardText[] = [
  {
    title: 'A Change of Plans',
    plays: [
      {
        effects: [
          {
            do: 'select',
            as: 'given up',
            by: 'you',
            count: 1,
            optional: true,
            from: { all: { type: 'objective', icon: 'borg use only', whose: 'yours', current: true } },
          },
          {
            do: 'choose one',
            by: 'you',
            if: withTheQueen,
            among: yourPersonnel,
            options: [
              { word: 'discard the objective', effects: [{ do: 'discard', who: { chosen: 'given up' } }] },
              { word: 'take into hand', effects: [{ do: 'take into hand', who: { chosen: 'given up' } }] },
            ],
          },
          { do: 'discard', who: { chosen: 'given up' }, unless: withTheQueen, among: yourPersonnel },
          { do: 'download', where: { type: 'objective', icon: 'borg use only' }, may: true },
        ],
      },
    ],
  },
  bajoranCivilWar,
  {
    title: 'Recruit Mercenaries',
    plays: [
      {
        needs: { some: { type: 'personnel', skill: 'Treachery' } },
        effects: [
          {
            do: 'download',
            where: {
              type: 'personnel',
              skill: 'Treachery',
              any: [{ affiliation: 'non-aligned' }, { affiliation: 'ferengi' }],
            },
            to: { with: { skill: 'Treachery' } },
            upTo: 7,
          },
          { do: 'score', points: -10 },
        ],
      },
    ],
  },
  {
    title: 'Sense the Borg',
    plays: [
      {
        ruling: '1eS-sense-the-borg-01',
        answers: {
          to: 'entered',
          what: { any: [{ affiliation: 'borg' }, { name: ['Borg Ship', 'Rogue Borg Mercenaries'] }] },
        },
        effects: [
          {
            ruling: '1eS-sense-the-borg-02',
            do: 'download',
            where: { name: ['Weak Spot', 'Hugh', 'Borg Neuroprocessor', 'Ready Room Door'] },
            toHand: 'must',
          },
        ],
      },
    ],
  },
  {
    title: 'Back from the Scrapyard',
    plays: [{ effects: [{ do: 'download', where: { type: 'ship' }, onlyFrom: ['discard'] }] }],
  },
  {
    title: 'Wall of Ships',
    plays: [{ effects: [{ do: 'download', where: { type: 'ship', name: enterprises } }] }],
  },
]
