import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Filter } from '../../../text/text.ts'
import { substituteVictim } from './substitute-victim.ts'
import { transwarpDrone } from './transwarp-drone.ts'

/** An interrupt whose text only matters for what it needs. */
const needing = (title: string, some: Filter): CardText => ({ title, plays: [{ needs: { some } }] })

const guard: Filter = { type: 'personnel', any: [{ skill: 'Leadership' }, { skill: 'Security' }] }

/** Game texts of the Second Edition, printed or as its Rulebook Glossary supposes them. */
const textsOfTheSecondEdition: readonly CardText[] = [
  needing('Study of the Prophets', { type: 'personnel', affiliation: 'bajoran', skill: 'Anthropology' }),
  needing('For the Strong', { type: 'personnel', over: { strength: 7 } }),
  needing('For Diplomats', { type: 'personnel', skill: 'Diplomacy' }),
  needing('For Commanders', { type: 'personnel', icon: 'command' }),
  needing('For Klingons', { type: 'personnel', word: { name: 'Klingon', context: 'species' } }),
  needing('For Women', { type: 'personnel', gender: 'female' }),
  needing('For Admirals', { type: 'personnel', keyword: 'Admiral' }),
  needing('For the Drones', { type: 'personnel', name: 'Transwarp Drone' }),
  needing('For Swift Ships', { type: 'ship', over: { range: 7 } }),
  needing('For Federation Ships', { type: 'ship', affiliation: 'federation' }),
  needing('For Surveyors', { type: 'ship', class: 'Survey' }),
  {
    title: 'Opposition Drone',
    standing: [{ affects: { othersWith: 'this', where: { species: 'Borg' } }, add: { strength: 1 } }],
  },
  transwarpDrone,
  {
    title: 'Survey Cutter',
    uses: [{ effects: [{ do: 'modify', who: 'this', attribute: 'shields', add: 2 }] }],
  },
  {
    title: 'Escort Cutter',
    standing: [{ affects: { all: { type: 'ship', whose: 'yours' }, here: true }, add: { shields: 1 } }],
  },
  {
    title: 'Emergency Power',
    plays: [{ on: { type: 'ship' }, effects: [{ do: 'modify', who: 'target', attribute: 'shields', add: 2 }] }],
  },
  substituteVictim,
  {
    title: 'Loss of the Keenest Mind',
    dilemma: {
      effects: [
        {
          do: 'select',
          as: 'victim',
          count: 1,
          from: 'personnel facing',
          most: 'cunning',
          why: 'kill',
        },
        { do: 'kill', who: { chosen: 'victim' } },
      ],
    },
  },
  {
    title: 'Kolaran Raiders',
    dilemma: {
      effects: [
        {
          do: 'select',
          as: 'victim',
          by: 'chance',
          count: 1,
          from: 'personnel facing',
          why: 'kill',
          unless: { some: guard },
        },
        { do: 'kill', who: { chosen: 'victim' } },
        { do: 'select', as: 'guard', by: 'you', count: 1, from: 'personnel facing', where: guard },
        { do: 'stop', who: { chosen: 'guard' } },
      ],
    },
  },
]

export const texts = { rulebook: textsOfTheSecondEdition } satisfies Texts
