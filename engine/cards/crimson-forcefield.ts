import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Crimson Forcefield',
  print: {
    leftOut: 'that it nullifies a tactic, by a ruse',
    onlyWith: ['plays it', 'uses it'],
    why: 'no battle is fought with it as the current tactic',
    lies: ['ship', 'facility'],
  },
  glossary: { asMarker: { offLine: { device: 'Cloaking Device' } } },
}
