import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Robin Lefler',
  print: 'whole',
  glossary: {
    nullifies: { type: 'dilemma', name: 'Ktarian Game' },
    standing: [{ affects: { othersWith: 'this', where: { name: 'Wesley Crusher' } }, add: { cunning: 2 } }],
  },
}
