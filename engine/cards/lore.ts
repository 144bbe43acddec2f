import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Lore',
  print: { leftOut: 'that he doubles Rogue Borg', why: 'there are none' },
  glossary: {
    doesNotWorkWith: [{ whom: { affiliation: 'federation' } }],
    alters: [{ dilemma: { type: 'dilemma', name: 'Crystalline Entity' }, of: 'dilemma', multiply: 2 }],
  },
}
