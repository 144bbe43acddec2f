import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Opposition Drone',
  print: { plays: 'its text as players know it, for the facts at hand have none' },
  rulebook: {
    standing: [{ affects: { othersWith: 'this', where: { species: 'Borg' } }, add: { strength: 1 } }],
  },
}
