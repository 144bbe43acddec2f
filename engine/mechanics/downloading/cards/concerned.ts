import type { CardText, Filter } from '../../../text/text.ts'
import { anyNor } from '../../facilities/cards/any-nor.ts'
import { amandaRogers } from './amanda-rogers.ts'
import { dockingPorts } from './docking-ports.ts'
import { empokNor } from './empok-nor.ts'
import { lutherSloan } from './luther-sloan.ts'
import { outposts } from './outposts.ts'
import { regenerate } from './regenerate.ts'
import { zalkonianStorageCapsule } from './zalkonian-storage-capsule.ts'

const medicalEquipment: Filter = { keyword: 'MEDICAL-related equipment' }

/** Cards whose text decides what may be downloaded, or where it may report. */
export const concernedByDownloads: readonly CardText[] = [
  amandaRogers,
  dockingPorts,
  empokNor,
  {
    title: 'Energy Vortex',
    plays: [
      {
        answers: { to: 'played', what: { not: { type: 'interrupt' } }, from: 'hand', whose: "opponent's" },
        effects: [{ do: 'take into hand', who: 'answered' }],
      },
    ],
  },
  ...outposts,
  {
    title: "Garak's Tailor Shop",
    plays: [{ on: { name: ['Terok Nor', 'Deep Space 9'] }, stays: true }],
    receives: { type: 'personnel', skill: 'Obsidian Order' },
  },
  {
    title: 'Infirmary',
    plays: [{ on: anyNor, stays: true }],
    receives: { any: [{ type: 'personnel', classification: 'MEDICAL' }, medicalEquipment, { name: 'I.P. Scanner' }] },
  },
  lutherSloan,
  { title: 'Primary Supply Depot', built: 'never' },
  {
    title: "Q's Tent",
    opens: 'tent',
    plays: [
      {
        once: 'turn',
        effects: [
          {
            ruling: '1eS-side-deck-11',
            do: 'select',
            as: 'taken',
            by: 'you',
            count: 1,
            from: { cardsIn: 'tent', of: 'you' },
          },
          { do: 'take into hand', who: { chosen: 'taken' } },
          { do: 'draw no more this turn' },
        ],
      },
    ],
  },
  regenerate,
  { title: 'Remote Supply Depot', built: { where: { affiliation: 'dominion', skill: 'ENGINEER' } } },
  {
    title: 'Security Office',
    plays: [{ on: anyNor, stays: true }],
    receives: { any: [{ type: 'personnel', classification: 'SECURITY' }, { keyword: 'hand weapon' }] },
  },
  {
    title: 'Temporal Wake',
    plays: [{ on: { name: 'Anti-Time Anomaly' }, effects: [{ do: 'nullify', who: 'target' }] }],
  },
  {
    title: 'The Traveler: Transcendence',
    plays: [{ stays: true }],
    timed: [{ at: 'turn ends', whose: 'yours', effects: [{ do: 'draw', count: 1 }] }],
  },
  zalkonianStorageCapsule,
]
