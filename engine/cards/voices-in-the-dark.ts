import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Voices in the Dark',
  glossary: {
    dilemma: {
      trigger: { skill: 'Navigation' },
      nullifier: { skill: 'Treachery' },
      effects: [{ do: 'stop', who: 'facing', whole: true }],
      discard: true,
    },
  },
}
