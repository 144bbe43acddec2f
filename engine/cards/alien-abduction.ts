import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Alien Abduction',
  print: { holds: ['personnel'] },
  faq1996: {
    dilemma: {
      effects: [
        { do: 'select', as: 'abducted', by: 'owner', count: 1, from: 'personnel facing', most: 'cunning' },
        { do: 'place', who: { chosen: 'abducted' }, on: 'mission' },
        { do: 'impose', who: { chosen: 'abducted' }, condition: 'captive', lasting: true },
      ],
      placedOn: 'mission',
      cures: [{ ruling: 'faq96-321-dilemmas-29', needs: { skill: 'Leadership', level: 3 } }],
    },
    timed: [{ ruling: 'faq96-321-dilemmas-29', at: 'solved', effects: [{ do: 'cure', who: 'this' }] }],
  },
  glossary: {
    dilemma: {
      ruling: 'custom-cards-228',
      effects: [
        { do: 'select', as: 'abducted', by: 'owner', count: 1, from: 'personnel facing', most: 'cunning' },
        { do: 'place', who: { chosen: 'abducted' }, on: 'mission' },
        { do: 'impose', who: { chosen: 'abducted' }, condition: 'held', lasting: true },
      ],
      placedOn: 'mission',
      cure: { skill: 'Leadership', level: 3 },
    },
    timed: [{ at: 'solved', says: 'completed', effects: [{ do: 'nullify', who: 'this' }] }],
  },
}
