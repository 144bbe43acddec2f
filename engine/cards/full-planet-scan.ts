import type { Card } from '../text/card.ts'
import { scanOf } from './shared/scans.ts'

export const card: Card = {
  title: 'Full Planet Scan',
  print: { plays: 'the text of which the FAQ of 1996 speaks' },
  faq1996: { plays: [scanOf('planet')] },
}
