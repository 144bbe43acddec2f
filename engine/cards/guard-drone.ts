import type { Card } from '../text/card.ts'
import { aboardYours } from './shared/drones.ts'

export const card: Card = {
  title: 'Guard Drone',
  print: 'whole',
  glossary: aboardYours('shields', 2),
}
