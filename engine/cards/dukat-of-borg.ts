import type { Card } from '../text/card.ts'
import { strongerAgainst } from './shared/counterparts.ts'

export const card: Card = {
  title: 'Dukat of Borg',
  print: 'whole',
  glossary: strongerAgainst('cardassian'),
}
