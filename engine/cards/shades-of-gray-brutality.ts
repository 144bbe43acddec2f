import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Shades of Gray: Brutality',
  print: { leftOut: 'Kevin Uxbridge', onlyWith: ['Kevin Uxbridge'], lies: ['core'] },
  glossary: {
    alters: [
      {
        dilemma: {
          type: 'dilemma',
          name: [
            'Archer',
            "Barclay's Protomorphosis Disease",
            'Interphasic Plasma Creatures',
            'Tsiolkovsky Infection',
            'Nanites',
          ],
        },
        of: 'requirements',
        skills: 'any',
        multiply: 2,
      },
    ],
  },
}
