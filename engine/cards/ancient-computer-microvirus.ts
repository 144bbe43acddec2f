import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Ancient Computer & Microvirus',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-206',
      combo: true,
      sections: [
        {
          conditions: {
            any: [
              { skill: 'Computer Skill', level: 2 },
              { skill: 'SCIENCE', level: 3 },
              { skill: 'ENGINEER', level: 3 },
            ],
          },
        },
        {
          conditions: { all: [{ skill: 'MEDICAL' }, { skill: 'SECURITY' }] },
          effects: [
            { do: 'select', as: 'victim', by: 'opponent', count: 1, from: 'personnel facing', why: 'kill' },
            { do: 'kill', who: { chosen: 'victim' } },
          ],
          discard: true,
        },
      ],
    },
  },
}
