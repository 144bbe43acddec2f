import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Deanna Troi (First Contact)',
  print: 'whole',
  glossary: {
    uses: [
      {
        once: 'game',
        skill: true,
        effects: [{ ruling: '1eD-deanna-troi-first-contact-01', do: 'lift', who: 'own team', condition: 'stopped' }],
      },
    ],
  },
}
