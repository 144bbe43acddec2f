import type { Card } from '../text/card.ts'
import { vorgon } from './shared/vorgons.ts'

export const card: Card = {
  title: 'Boratus',
  print: {
    plays: 'the first print, as the FAQ of 1996 quotes it: destroys all but three, where the print of today peeks',
  },
  faq1996: vorgon,
}
