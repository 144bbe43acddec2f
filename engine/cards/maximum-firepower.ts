import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Maximum Firepower',
  print: { leftOut: 'what it does for ships of the future', onlyWith: ['icon future'], lies: ['ship', 'facility'] },
  glossary: { asMarker: { offLine: { device: 'Transporters' } } },
}
