import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Ancient Computer',
  print: 'whole',
  glossary: {
    dilemma: {
      conditions: {
        any: [
          { skill: 'Computer Skill', level: 2 },
          { skill: 'SCIENCE', level: 3 },
          { skill: 'ENGINEER', level: 3 },
        ],
      },
    },
  },
}
