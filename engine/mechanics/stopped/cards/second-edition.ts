import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Filter } from '../../../text/text.ts'
import { substituteVictim } from './substitute-victim.ts'

/** An interrupt whose text only matters for what it needs. */
const needing = (title: string, some: Filter): CardText => ({ title, plays: [{ needs: { some } }] })

/** Game texts of the Second Edition, as its Rulebook Glossary supposes them. */
const textsOfTheSecondEdition: readonly CardText[] = [
  needing('Study of the Prophets', { type: 'personnel', affiliation: 'bajoran', skill: 'Anthropology' }),
  needing('For the Strong', { type: 'personnel', over: { strength: 7 } }),
  needing('For Commanders', { type: 'personnel', icon: 'command' }),
  needing('For Diplomats', { type: 'personnel', skill: 'Diplomacy' }),
  needing('For Klingons', { type: 'personnel', species: 'Klingon' }),
  needing('For Swift Ships', { type: 'ship', over: { range: 7 } }),
  needing('For Federation Ships', { type: 'ship', affiliation: 'federation' }),
  {
    title: 'Eager Trainee',
    uses: [{ effects: [{ do: 'modify', who: 'this', attribute: 'cunning', add: 2 }] }],
  },
  {
    title: 'Born Instructor',
    standing: [{ affects: { othersWith: 'this' }, add: { strength: 1 } }],
  },
  {
    title: 'Survey Cutter',
    uses: [{ effects: [{ do: 'modify', who: 'this', attribute: 'shields', add: 2 }] }],
  },
  {
    title: 'Steady Hands',
    plays: [{ on: { type: 'personnel' }, effects: [{ do: 'modify', who: 'target', attribute: 'cunning', add: 2 }] }],
  },
  {
    title: 'Emergency Power',
    plays: [{ on: { type: 'ship' }, effects: [{ do: 'modify', who: 'target', attribute: 'shields', add: 2 }] }],
  },
  {
    title: 'Unseen Marksman',
    plays: [{ on: { type: 'personnel' }, effects: [{ do: 'kill', who: 'target' }] }],
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
    title: 'Everyone Halts',
    dilemma: { effects: [{ do: 'stop', who: 'facing', whole: true }] },
  },
]

export const texts = { rulebook: textsOfTheSecondEdition } satisfies Texts
