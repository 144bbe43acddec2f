import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Reward of the Pair',
  glossary: {
    dilemma: {
      trigger: { each: [{ gender: 'male' }, { gender: 'female' }] },
      conditions: { skill: 'Diplomacy' },
      nullifier: { skill: 'Treachery' },
      points: 5,
    },
  },
}
