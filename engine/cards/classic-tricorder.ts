import type { Card } from '../text/card.ts'
import { tricorder } from './shared/classic-equipment.ts'

export const card: Card = {
  title: 'Classic Tricorder',
  print: 'whole',
  glossary: tricorder(['ENGINEER', 'SCIENCE', 'Geology', 'Physics'], ['ENGINEER', 'SCIENCE']),
}
