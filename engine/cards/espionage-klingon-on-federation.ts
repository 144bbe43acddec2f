import type { Card } from '../text/card.ts'
import { espionage } from './shared/espionage.ts'

export const card: Card = {
  title: 'Espionage: Klingon on Federation',
  print: 'whole',
  glossary: espionage('klingon', 'federation'),
}
