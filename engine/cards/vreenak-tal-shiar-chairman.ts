import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Vreenak, Tal Shiar Chairman',
  print: 'whole',
  rulebook: {
    skillPrice: { whose: "opponent's", who: { type: 'personnel', skill: 'Diplomacy' }, for: { skill: 'Diplomacy' } },
  },
}
