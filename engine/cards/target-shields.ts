import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Target Shields',
  print: {
    leftOut: 'that it marks a target that was not hit',
    why: 'no battle is fought with it as the current tactic',
    lies: ['ship', 'facility'],
  },
  glossary: { asMarker: { offLine: { enhancements: 'shields' } } },
}
