import type { Card } from '../text/card.ts'
import { anyNor } from './shared/nor-sites.ts'

export const card: Card = {
  title: 'Security Office',
  print: { leftOut: 'who joins a battle', why: 'there is none' },
  glossary: {
    plays: [{ on: anyNor, stays: true }],
    compatible: { ruling: 'custom-cards-25' },
    receives: { any: [{ type: 'personnel', classification: 'SECURITY' }, { keyword: 'hand weapon' }] },
    missionReports: { ruling: 'custom-cards-567', where: { skill: 'SECURITY' } },
  },
}
