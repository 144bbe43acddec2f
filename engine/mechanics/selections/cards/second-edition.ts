import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Filter } from '../../../text/text.ts'

const spokenTo: Filter = { type: 'personnel', any: [{ skill: 'Anthropology' }, { skill: 'Security' }] }

/** Printed dilemmas of the Second Edition that select somebody. */
const dilemmasOfTheSecondEdition: readonly CardText[] = [
  {
    title: 'An Old Debt',
    dilemma: {
      conditions: {
        any: [
          { all: [{ skill: 'Biology' }, { skill: 'Physics' }, { total: 'cunning', over: 32 }] },
          { all: [{ skill: 'Intelligence' }, { skill: 'Medical', level: 2 }] },
        ],
      },
      effects: [
        {
          do: 'select',
          as: 'debtor',
          by: 'chance',
          count: 1,
          from: 'personnel facing',
          where: { skill: 'Leadership' },
          why: 'kill',
        },
        { do: 'kill', who: { chosen: 'debtor' } },
      ],
    },
  },
  {
    title: 'Failure To Communicate',
    dilemma: {
      conditions: {
        any: [
          { some: { type: 'personnel', skills: { Anthropology: 2 } } },
          { some: { type: 'personnel', skills: { Security: 2 } } },
        ],
      },
      effects: [
        { do: 'stop', who: 'facing', whole: true, unless: { some: spokenTo } },
        { do: 'select', as: 'spoken to', by: 'opponent', count: 1, from: 'personnel facing', where: spokenTo },
        { do: 'stop', who: { chosen: 'spoken to' } },
      ],
    },
  },
]

export const texts = { rulebook: dilemmasOfTheSecondEdition } satisfies Texts
