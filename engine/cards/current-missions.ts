import type { CardText } from './text.ts'

/** Missions, and cards about them, as the Current Rulings know them. */
export const missions2014: readonly CardText[] = [
  {
    title: 'Cryosatellite',
    timed: [
      {
        at: 'earned',
        effects: [
          { do: 'relocate', who: { seedsUnder: 'this' }, to: 'ship' },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
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
