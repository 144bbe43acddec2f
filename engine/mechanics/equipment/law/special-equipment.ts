import { rule } from '../../../kernel/rule.ts'
import { isSpecialEquipment } from '../questions.ts'

const ofTheGlossary = [
  'Cloaking Device',
  'Energy Dampener',
  'Holodeck',
  'Invasive Transporters',
  'Long-Range Scan Shielding',
  'Particle Scattering Device',
  'Phasing Cloak',
  'Tractor Beam',
  'MEDICAL',
  'Stellar Cartography',
]

/** The systems that the Glossary lists. */
export const listed = rule({
  ruling: '1eS-special-equipment-02',
  asked: isSpecialEquipment,
  applies: ({ system, as }) => as === 'phrase' && ofTheGlossary.includes(system),
  answer: true,
})

const since = [...ofTheGlossary, 'Holographic Skin', 'Solar Sail', 'SCIENCE']

/** The list of the Current Rulings. */
export const listedSince = rule({
  ruling: 'cr14-special-equipment-02',
  asked: isSpecialEquipment,
  applies: ({ system, as }) => as === 'phrase' && since.includes(system),
  answer: true,
})
