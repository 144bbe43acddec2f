import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'
import { anyNor, unopposedThere } from './shared/nor-sites.ts'

const medicalEquipment: Filter = { keyword: 'MEDICAL-related equipment' }

export const card: Card = {
  title: 'Infirmary',
  print: 'whole',
  glossary: {
    plays: [{ on: anyNor, stays: true }],
    compatible: { ruling: 'custom-cards-25' },
    receives: { any: [{ type: 'personnel', classification: 'MEDICAL' }, medicalEquipment, { name: 'I.P. Scanner' }] },
    missionReports: { ruling: 'custom-cards-567', where: { skill: 'MEDICAL' } },
    uses: [
      {
        ruling: 'custom-cards-568',
        once: 'turn',
        whoUses: 'any player',
        on: {
          type: 'personnel',
          is: 'disabled',
          doneBy: { deed: 'disabled', title: 'Hypospray' },
          aboard: { name: 'Infirmary' },
        },
        ...unopposedThere({ skill: 'MEDICAL' }),
        effects: [{ do: 'lift', who: 'target', condition: 'disabled' }],
      },
    ],
  },
}
