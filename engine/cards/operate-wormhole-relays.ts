import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Operate Wormhole Relays',
  print: 'whole',
  glossary: {
    seeds: { ruling: 'custom-cards-555' },
    plays: [{ ruling: 'custom-cards-555', stays: true }],
    relays: {
      ruling: 'custom-cards-552',
      through: { name: ['Barzan Wormhole', 'Bajoran Wormhole'] },
      spans: 2,
      operators: {
        ruling: 'custom-cards-553',
        where: { under: { 'staffing icons': 3 } },
        needs: {
          all: [{ skill: 'SCIENCE' }, { skill: 'Physics', level: 2 }, { skill: 'Astrophysics' }],
        },
      },
      oncePerTurn: { ruling: 'custom-cards-553' },
      between: { ruling: 'custom-cards-554', where: { name: 'Transwarp Network Gateway' } },
    },
  },
}
