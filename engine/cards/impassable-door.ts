import type { Card, Text } from '../text/card.ts'

const impassableDoor: Text = {
  dilemma: { conditions: { skill: 'Computer Skill' } },
}

export const card: Card = {
  title: 'Impassable Door',
  print: 'whole',
  faq1996: impassableDoor,
  glossary: impassableDoor,
}
