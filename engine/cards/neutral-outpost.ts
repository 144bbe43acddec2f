import type { Card, Text } from '../text/card.ts'

const neutralOutpost: Text = {
  stands: { ruling: 'custom-cards-335', where: { type: 'mission', kind: 'space' } },
  built: { where: { skill: 'ENGINEER' } },
  repairs: { what: 'no ship' },
}

export const card: Card = {
  title: 'Neutral Outpost',
  print: 'whole',
  faq1996: neutralOutpost,
  glossary: neutralOutpost,
}
