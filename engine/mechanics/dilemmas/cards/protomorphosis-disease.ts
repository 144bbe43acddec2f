import type { CardText } from '../../../text/text.ts'

/** The same under every law. */
export const protomorphosisDisease: CardText = {
  title: "Barclay's Protomorphosis Disease",
  dilemma: {
    targets: [{ not: { species: 'Android' } }],
    conditions: { all: [{ skill: 'MEDICAL' }, { skill: 'SCIENCE' }, { skill: 'SECURITY' }] },
    effects: [{ do: 'kill', who: { these: 'personnel facing', where: { not: { species: 'Android' } } } }],
    discard: true,
    points: 10,
  },
}
