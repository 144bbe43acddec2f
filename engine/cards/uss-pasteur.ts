import type { Card } from '../text/card.ts'

const escort = { name: 'Future Enterprise', whose: 'yours' } as const

export const card: Card = {
  title: 'U.S.S. Pasteur',
  print: 'whole',
  glossary: {
    lendsIcon: { ruling: 'custom-cards-596', where: escort, icon: 'nemesis blue right' },
    easesStaffing: { ruling: 'custom-cards-597', where: escort, icon: 'au' },
  },
}
