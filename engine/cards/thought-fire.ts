import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Thought Fire',
  print: 'whole',
  faq1996: {
    dilemma: {
      ruling: 'custom-cards-303',
      trigger: { title: 'The Traveler: Transcendence' },
      triggerAmong: { all: { whose: 'yours' } },
      effects: [
        {
          do: 'kill',
          who: { these: 'personnel facing', where: { sumUnder: { of: ['cunning', 'integrity'], limit: 12 } } },
          unless: { skill: 'Empathy' },
        },
      ],
    },
  },
  glossary: {
    dilemma: {
      ruling: 'custom-cards-303',
      trigger: { title: 'The Traveler: Transcendence' },
      triggerAmong: { all: { whose: 'yours' } },
      conditions: { skill: 'Empathy' },
      effects: [
        {
          do: 'kill',
          who: { these: 'personnel facing', where: { sumUnder: { of: ['cunning', 'integrity'], limit: 12 } } },
        },
      ],
    },
  },
}
