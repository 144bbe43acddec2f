import type { Card } from '../text/card.ts'
import { comesAfter } from './shared/those-who-come-after.ts'

export const card: Card = {
  title: 'Mr. Brunt',
  print: 'whole',
  glossary: { timed: [comesAfter('Mr. Quark')] },
}
