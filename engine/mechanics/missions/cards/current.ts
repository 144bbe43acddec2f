import type { CardText, Requirement } from '../../../text/text.ts'

const alternate = (count: number): Requirement => ({ some: { type: 'personnel', icon: 'au' }, count })

/** Missions, and cards about them, as the Current Rulings know them. */
export const missions2014: readonly CardText[] = [
  {
    title: 'Alien Parasites',
    dilemma: {
      conditions: { total: 'integrity', over: 32 },
      effects: [
        { do: 'select', as: 'ship', count: 1, by: 'chance', from: { all: { type: 'ship' }, here: true } },
        { do: 'relocate', who: 'facing', to: { chosen: 'ship' } },
        { do: 'hand over', who: { chosen: 'ship' } },
      ],
    },
  },
  {
    title: 'Cytoplasmic Life-form',
    dilemma: { conditions: { skill: 'Exobiology', level: 3 }, placedOn: 'mission' },
    onMission: { separately: 'skills' },
  },
  {
    title: 'For the Cause',
    plays: [{ stays: true, on: { type: 'mission' } }],
    onMission: {
      attemptedBy: { icon: 'maquis' },
      inPlaceOfOne: { skills: { Leadership: 1, SECURITY: 1 }, over: { cunning: 30 } },
    },
  },
  {
    title: 'Investigate Dead Planet',
    timed: [
      {
        at: 'solved',
        effects: [{ do: 'download', where: { type: 'personnel', species: 'Android' }, to: 'here', may: true }],
      },
    ],
  },
  {
    title: 'Quantum Incursions',
    dilemma: {
      byNumber: [
        { ruling: 'cr14-quantum-incursions-03', conditions: { all: [{ skill: 'SECURITY' }, alternate(2)] } },
        { ruling: 'cr14-quantum-incursions-04', conditions: { all: [alternate(1), { skill: 'SCIENCE', level: 2 }] } },
        {
          ruling: 'cr14-quantum-incursions-05',
          conditions: { all: [{ skill: 'SCIENCE' }, { skill: 'Empathy', level: 2 }] },
        },
        {
          ruling: 'cr14-quantum-incursions-06',
          conditions: { all: [{ skill: 'Empathy' }, { skill: 'Physics', level: 2 }] },
        },
        {
          ruling: 'cr14-quantum-incursions-07',
          conditions: { all: [{ skill: 'Physics' }, { skill: 'Navigation', level: 2 }] },
        },
        {
          ruling: 'cr14-quantum-incursions-08',
          conditions: { all: [{ skill: 'Navigation' }, { skill: 'SECURITY', level: 2 }] },
        },
      ],
    },
  },
  {
    title: 'Timicin',
    timed: [
      {
        ruling: 'cr14-mission-ii-02',
        at: 'helps solve',
        mission: { name: 'Test Mission' },
        effects: [{ do: 'score', points: 10 }],
      },
    ],
  },
]
