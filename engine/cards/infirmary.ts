import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'
import { anyNor } from './shared/nor-sites.ts'

const medicalEquipment: Filter = { keyword: 'MEDICAL-related equipment' }

export const card: Card = {
  title: 'Infirmary',
  print: { leftOut: 'reviving, and mission reports', why: 'nobody is disabled there' },
  glossary: {
    plays: [{ on: anyNor, stays: true }],
    compatible: { ruling: 'custom-cards-25' },
    receives: { any: [{ type: 'personnel', classification: 'MEDICAL' }, medicalEquipment, { name: 'I.P. Scanner' }] },
  },
}
