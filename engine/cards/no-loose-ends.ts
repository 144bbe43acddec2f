import type { Card } from '../text/card.ts'

const healersAndEngineers = { any: [{ skill: 'MEDICAL' }, { skill: 'ENGINEER' }] } as const

export const card: Card = {
  title: 'No Loose Ends',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-282',
      targets: [healersAndEngineers],
      conditions: {
        any: [
          { all: [{ skill: 'SCIENCE' }, { skill: 'OFFICER' }, { skill: 'Computer Skill' }] },
          { title: "Keiko O'Brien" },
          { skill: 'Resistance' },
          { some: { icon: 'defense', keyword: 'Drone' } },
        ],
      },
      effects: [{ do: 'kill', who: { these: 'personnel facing', where: healersAndEngineers } }],
      discard: true,
    },
  },
}
