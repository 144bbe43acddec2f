import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Vulcan Lander',
  print: {
    leftOut: 'that it lands and takes off, and that Vulcans report aboard',
    onlyWith: ['land', 'launch', 'play'],
  },
  glossary: { staffedBy: { some: { type: 'personnel', species: 'Vulcan' } } },
}
