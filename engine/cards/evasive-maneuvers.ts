import type { Card } from '../text/card.ts'
import { anyOf, casualty } from './shared/tactics.ts'

export const card: Card = {
  title: 'Evasive Maneuvers',
  print: {
    leftOut: 'its bonus for ships without staffing requirements, and what it does on a station',
    onlyWith: ['class station'],
    why: 'no such ship defends, and no station is damaged',
    lies: ['ship', 'facility'],
  },
  glossary: { asMarker: { atOnce: casualty(anyOf('ENGINEER', 'Astrophysics', 'Physics')) } },
}
