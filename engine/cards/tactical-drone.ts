import type { Card } from '../text/card.ts'
import { aboardYours } from './shared/drones.ts'

export const card: Card = {
  title: 'Tactical Drone',
  print: 'whole',
  glossary: aboardYours('weapons', 2),
}
