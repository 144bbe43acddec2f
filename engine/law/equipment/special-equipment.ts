import { against, denial, presumption, rule } from '../../kernel/rule.ts'
import { isSpecialEquipment } from '../../questions/equipment/questions.ts'

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
  of: ['phrase'],
  answer: ({ system }) => ofTheGlossary.includes(system),
})

const since = [...ofTheGlossary, 'Holographic Skin', 'Solar Sail', 'SCIENCE']

/** The list of the Current Rulings. */
export const listedSince = rule({
  ruling: 'cr14-special-equipment-02',
  asked: isSpecialEquipment,
  of: ['phrase'],
  answer: ({ system }) => since.includes(system),
})

const named = presumption({
  ruling: 'a system that the text of a ship names is one of its own',
  asked: isSpecialEquipment,
  of: ['named in a sentence'],
  answer: true,
})

/** Only a phrase stands for a system of the ship. */
export const aPhrase = denial('1eS-special-equipment-01', named, false)

/** The same, as the Current Rulings have it. */
export const aPhraseSince = denial('cr14-special-equipment-01', named, false)

/** What is none. */
export const noSpecialEquipment = [
  against('1eS-special-equipment-03', isSpecialEquipment, false, {
    not: 'the transporters of a ship are special equipment',
    of: ['nothing'],
  }),
  against('1eS-special-equipment-04', isSpecialEquipment, false, {
    not: 'the special download of a ship is special equipment',
    of: ['special download'],
  }),
  against('1eS-special-equipment-05', isSpecialEquipment, false, {
    not: 'whatever stands on a ship is special equipment',
    of: ['sentence'],
  }),
]
