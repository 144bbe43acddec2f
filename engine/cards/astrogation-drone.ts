import type { Card } from '../text/card.ts'
import { aboardYours } from './shared/drones.ts'

export const card: Card = {
  title: 'Astrogation Drone',
  print: 'whole',
  glossary: aboardYours('range', 1),
}
