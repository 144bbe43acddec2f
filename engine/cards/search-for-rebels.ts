import type { Card } from '../text/card.ts'
import { fetchesAnEmblem } from './shared/emblems.ts'

export const card: Card = { title: 'Search for Rebels', print: 'whole', glossary: { seeds: fetchesAnEmblem } }
