import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Bralek',
  print: 'whole',
  rulebook: { skillPrice: { whose: "opponent's", who: { type: 'personnel', skill: 'Archaeology' }, for: 'skills' } },
}
