import type { Card, Text } from '../text/card.ts'

const ancientComputer = {
  dilemma: {
    ruling: 'custom-cards-205',
    conditions: {
      any: [
        { skill: 'Computer Skill', level: 2 },
        { skill: 'SCIENCE', level: 3 },
        { skill: 'ENGINEER', level: 3 },
      ],
    },
  },
} satisfies Text

export const card: Card = {
  title: 'Ancient Computer',
  print: 'whole',
  faq1996: ancientComputer,
  glossary: ancientComputer,
}
