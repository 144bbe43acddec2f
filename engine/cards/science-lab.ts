import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'
import { anyNor, unopposedThere } from './shared/nor-sites.ts'

const padds = [
  'Bajoran PADD',
  'Cardassian PADD',
  'Dominion PADD',
  'Engineering PADD',
  'Federation PADD',
  'Ferengi PADD',
  'Kazon PADD',
  'Klingon PADD',
  'Medical PADD',
  'Mission Briefing PADD',
  'Romulan PADD',
  'Science PADD',
  'Trilithium Weapon Control PADD',
  'Vulcan PADD',
]

const equipment: Filter = { any: [{ keyword: 'SCIENCE-related equipment' }, { name: ['I.P. Scanner', ...padds] }] }

export const card: Card = {
  title: 'Science Lab',
  print: 'whole',
  glossary: {
    plays: [{ on: anyNor, stays: true }],
    compatible: { ruling: 'custom-cards-25' },
    receives: [
      {
        ruling: 'custom-cards-569',
        where: { any: [{ type: 'personnel', classification: 'SCIENCE' }, equipment] },
      },
    ],
    missionReports: { ruling: 'custom-cards-567', where: { skill: 'SCIENCE' } },
    uses: [
      {
        ruling: 'custom-cards-570',
        once: 'turn',
        ...unopposedThere({ skill: 'SCIENCE' }, { here: { type: 'mission', kind: 'space' } }),
        effects: [{ do: 'reveal', who: { seedsUnder: 'mission', bottom: true }, to: 'you' }],
      },
    ],
  },
}
