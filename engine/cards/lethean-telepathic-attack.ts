import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Lethean Telepathic Attack',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-296',
      conditions: { skill: 'Empathy', level: 2 },
      placedOn: 'personnel',
      countdown: 3,
      effects: [
        {
          do: 'select',
          as: 'victim',
          by: 'chance',
          count: 1,
          from: 'personnel facing',
          where: { name: 'Julian Bashir' },
          if: { title: 'Julian Bashir' },
        },
        {
          do: 'select',
          as: 'victim',
          by: 'chance',
          count: 1,
          from: 'personnel facing',
          unless: { title: 'Julian Bashir' },
        },
        { do: 'disable', who: { chosen: 'victim' } },
        {
          do: 'kill',
          who: { these: { chosen: 'victim' }, where: { sumUnder: { of: ['cunning', 'strength'], limit: 16 } } },
        },
      ],
    },
  },
}
