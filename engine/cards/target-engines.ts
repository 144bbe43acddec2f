import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Target Engines',
  print: { leftOut: 'its bonus for Dominion ships', onlyWith: ['affiliation Dominion'], lies: ['ship', 'facility'] },
  glossary: { asMarker: { offLine: { enhancements: 'range' } } },
}
