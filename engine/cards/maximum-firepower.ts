import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Maximum Firepower',
  print: { leftOut: 'what it does for ships of the future', why: 'no such ship fires', lies: ['ship', 'facility'] },
  glossary: { asMarker: { offLine: { device: 'Transporters' } } },
}
