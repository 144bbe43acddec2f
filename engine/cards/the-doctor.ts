import type { Card } from '../text/card.ts'
import { icon } from './shared/special-downloads.ts'

const emitter = 'Mobile Holo-Emitter'

export const card: Card = {
  title: 'The Doctor',
  print: 'whole',
  glossary: {
    uses: [icon(emitter)],
    admits: [{ ruling: 'custom-cards-96', where: { name: emitter }, byItsIcon: true }],
  },
}
