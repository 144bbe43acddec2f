import type { Card } from '../text/card.ts'
import { tricorder } from './shared/classic-equipment.ts'

export const card: Card = {
  title: 'Classic Medical Tricorder',
  print: 'whole',
  glossary: tricorder(['MEDICAL', 'Biology', 'Exobiology'], ['MEDICAL', 'SCIENCE']),
}
