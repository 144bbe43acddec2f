import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Vulcan Lander',
  print: {
    leftOut: 'that it lands and takes off, and that Vulcans report aboard',
    why: 'it does not land, and nobody reports',
  },
  glossary: { staffedBy: { some: { type: 'personnel', species: 'Vulcan' } } },
}
