import type { Card } from '../text/card.ts'
import { espionage } from './shared/espionage.ts'

export const card: Card = {
  title: 'Espionage: Romulan on Federation',
  print: { leftOut: 'that it is discarded when the mission is completed', why: 'no board has its mission completed' },
  glossary: espionage('romulan', 'federation'),
}
