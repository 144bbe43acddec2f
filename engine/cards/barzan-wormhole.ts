import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Barzan Wormhole',
  print: {
    leftOut: 'how it is played, and that it is relocated',
    why: 'it lies there from the beginning',
    lies: ['spaceline'],
  },
  glossary: {
    creates: { span: 2 },
    leadsTo: { name: 'Wormhole Terminus' },
  },
}
