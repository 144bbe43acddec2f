import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Door-Net',
  print: {
    plays: 'that it closes what it lies on',
    leftOut: 'until when it does, and what nullifies it',
    why: 'neither is tried',
    lies: ['doorway'],
  },
  glossary: { closes: true },
}
