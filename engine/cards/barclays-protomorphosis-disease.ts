import type { Card, Text } from '../text/card.ts'

/** The same under every law. */
const protomorphosisDisease: Text = {
  dilemma: {
    ruling: 'custom-cards-201',
    targets: [{ not: { species: 'Android' } }],
    conditions: { all: [{ skill: 'MEDICAL' }, { skill: 'SCIENCE' }, { skill: 'SECURITY' }] },
    effects: [{ do: 'kill', who: { these: 'personnel facing', where: { not: { species: 'Android' } } } }],
    discard: true,
    points: 10,
  },
}

export const card: Card = {
  title: "Barclay's Protomorphosis Disease",
  print: 'whole',
  faq1996: protomorphosisDisease,
  glossary: protomorphosisDisease,
}
