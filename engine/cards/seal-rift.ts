import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Seal Rift',
  print: { leftOut: 'that no ship reports there when it is solved', why: 'nobody solves it' },
  glossary: {
    receives: { type: 'ship', icon: 'au' },
    admits: [{ ruling: '1eS-seal-rift-01', where: { icon: 'au' }, ways: ['report'], here: true }],
  },
}
