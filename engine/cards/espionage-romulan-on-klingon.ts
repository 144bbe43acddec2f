import type { Card } from '../text/card.ts'
import { espionage } from './shared/espionage.ts'

export const card: Card = {
  title: 'Espionage: Romulan on Klingon',
  print: 'whole',
  glossary: espionage('romulan', 'klingon'),
}
