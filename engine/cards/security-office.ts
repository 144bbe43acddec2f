import type { Card } from '../text/card.ts'
import { anyNor } from './shared/nor-sites.ts'

export const card: Card = {
  title: 'Security Office',
  print: 'whole',
  glossary: {
    plays: [{ on: anyNor, stays: true }],
    compatible: { ruling: 'custom-cards-25' },
    receives: { any: [{ type: 'personnel', classification: 'SECURITY' }, { keyword: 'hand weapon' }] },
    uses: [
      {
        ruling: 'custom-cards-580',
        whoUses: 'any player',
        answers: { to: 'battle', onStation: true },
        needs: { some: { skill: 'SECURITY', whose: 'yours' } },
        needsAmong: { presentAt: 'this', where: { type: 'personnel' } },
        effects: [{ do: 'join the battle', who: { presentAt: 'this', where: { type: 'personnel', whose: 'yours' } } }],
      },
    ],
    missionReports: { ruling: 'custom-cards-567', where: { skill: 'SECURITY' } },
  },
}
