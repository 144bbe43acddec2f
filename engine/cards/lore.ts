import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Lore',
  print: 'whole',
  glossary: {
    doesNotWorkWith: [{ whom: { affiliation: 'federation' } }],
    alters: [{ dilemma: { type: 'dilemma', name: 'Crystalline Entity' }, of: 'dilemma', multiply: 2 }],
    standing: [
      { ruling: 'custom-cards-598', affects: { all: { name: 'Rogue Borg Mercenaries' } }, multiply: { strength: 2 } },
    ],
  },
}
