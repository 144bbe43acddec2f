import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Malice Unbound',
  glossary: {
    alters: [{ dilemma: { type: 'dilemma', name: 'Armus: Spreading Tar' }, of: 'effects', multiply: 2 }],
  },
}
