import type { Card } from '../text/card.ts'
import { icon } from './shared/special-downloads.ts'
import { comesAfter } from './shared/those-who-come-after.ts'

export const card: Card = {
  title: 'Mr. Quark',
  print: 'whole',
  glossary: { uses: [icon('Rescue Captives')], timed: [comesAfter('Mr. Rom')] },
}
