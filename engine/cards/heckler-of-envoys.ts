import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Heckler of Envoys',
  rulebook: {
    skillPrice: { whose: "opponent's", who: { type: 'personnel', skill: 'Diplomacy' }, for: { skill: 'Diplomacy' } },
  },
}
