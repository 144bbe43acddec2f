import type { CardText, Filter } from '../../../text/text.ts'

const medicalEquipment: Filter = { keyword: 'MEDICAL-related equipment' }
const anyNor: Filter = { name: ['Deep Space 9', 'Terok Nor', 'Nor', 'Empok Nor', 'Deep Space 9 / Terok Nor'] }

/** Cards whose text decides what may be downloaded, or where it may report. */
export const concernedByDownloads: readonly CardText[] = [
  {
    title: 'Alternate Universe Door',
    seeds: {},
    admits: { icon: 'au' },
    plays: [{ on: { name: 'Revolving Door' }, effects: [{ do: 'nullify', who: 'target' }] }],
  },
  {
    title: 'Amanda Rogers',
    plays: [
      {
        answers: { to: 'played', what: { type: 'interrupt', exceptName: ['Amanda Rogers'] } },
        effects: [{ do: 'nullify', who: 'answered' }],
      },
    ],
  },
  {
    title: 'Empok Nor',
    commandeered: true,
    receivesNobody: true,
    timed: [
      {
        at: 'commandeered',
        eachPlayer: true,
        ruling: '1eD-downloading-48',
        effects: [
          { do: 'download', where: { type: 'site' }, to: { into: 'this' }, upTo: 12, different: true, may: true },
          {
            do: 'download',
            where: { type: 'equipment' },
            to: { sitesOf: 'this' },
            upTo: 30,
            different: true,
            may: true,
          },
        ],
      },
    ],
  },
  {
    title: 'Energy Vortex',
    plays: [
      {
        answers: { to: 'played', what: { not: { type: 'interrupt' } }, from: 'hand', whose: "opponent's" },
        effects: [{ do: 'take into hand', who: 'answered' }],
      },
    ],
  },
  { title: 'Cardassian Outpost', built: { where: { affiliation: 'cardassian', skill: 'ENGINEER' } } },
  { title: 'Federation Outpost', built: { where: { affiliation: 'federation', skill: 'ENGINEER' } } },
  { title: "Garak's Tailor Shop", plays: [{ on: { name: ['Terok Nor', 'Deep Space 9'] }, stays: true }] },
  {
    title: 'Infirmary',
    plays: [{ on: anyNor, stays: true }],
    receives: { any: [{ type: 'personnel', classification: 'MEDICAL' }, medicalEquipment, { name: 'I.P. Scanner' }] },
  },
  { title: 'Luther Sloan', reports: 'anywhere' },
  { title: 'Primary Supply Depot', built: 'never' },
  {
    title: "Q's Tent",
    opens: 'tent',
    plays: [
      {
        once: 'turn',
        effects: [
          { do: 'select', as: 'taken', by: 'you', count: 1, from: { cardsIn: 'tent', of: 'you' } },
          { do: 'take into hand', who: { chosen: 'taken' } },
          { do: 'draw no more this turn' },
        ],
      },
    ],
  },
  { title: 'Regenerate', plays: [{ effects: [{ do: 'shuffle discard pile into draw deck' }] }] },
  { title: 'Remote Supply Depot', built: { where: { affiliation: 'dominion', skill: 'ENGINEER' } } },
  {
    title: 'Revolving Door',
    plays: [{ on: { type: 'doorway' }, stays: true }],
  },
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
  { title: 'Zalkonian Storage Capsule', stores: true },
]
