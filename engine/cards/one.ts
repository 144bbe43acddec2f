import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'One',
  print: 'whole',
  glossary: {
    goesThroughShields: { ruling: 'custom-cards-432' },
    hasSkillsOf: { ruling: 'custom-cards-433', where: { any: [{ affiliation: 'borg' }, { species: 'Borg' }] } },
  },
}
