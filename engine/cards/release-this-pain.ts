import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Release This Pain',
  print: 'whole',
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-602',
        once: 'turn',
        free: { ruling: 'custom-cards-602' },
        on: { type: 'personnel', presentWith: { name: 'Sybok', whose: 'yours' } },
        stays: true,
        effects: [{ ruling: 'custom-cards-604', do: 'take control', who: 'target' }],
      },
    ],
    standing: [
      { ruling: 'custom-cards-603', affects: 'host', loses: { skill: 'Treachery' } },
      { ruling: 'custom-cards-605', affects: 'host', compatibleWith: { icon: 'sha ka ree', whose: 'yours' } },
    ],
    lendsIcon: {
      ruling: 'custom-cards-605',
      where: { type: 'personnel', bearing: 'Release This Pain' },
      icon: 'sha ka ree',
    },
  },
}
