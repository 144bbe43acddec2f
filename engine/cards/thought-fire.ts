import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Thought Fire',
  print: 'whole',
  faq1996: {
    dilemma: {
      trigger: { some: { type: 'event' } },
      triggerAmong: { all: { type: 'event', name: 'The Traveler: Transcendence', whose: 'yours' } },
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
      trigger: { some: { type: 'event' } },
      triggerAmong: { all: { type: 'event', name: 'The Traveler: Transcendence', whose: 'yours' } },
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
