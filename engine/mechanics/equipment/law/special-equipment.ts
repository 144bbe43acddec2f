import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { isSpecialEquipment, type PrintedAs } from '../questions.ts'

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
  applies: ({ as }) => as === 'phrase',
  answer: ({ system }) => ofTheGlossary.includes(system),
})

const since = [...ofTheGlossary, 'Holographic Skin', 'Solar Sail', 'SCIENCE']

/** The list of the Current Rulings. */
export const listedSince = rule({
  ruling: 'cr14-special-equipment-02',
  asked: isSpecialEquipment,
  applies: ({ as }) => as === 'phrase',
  answer: ({ system }) => since.includes(system),
})

/** What a reader might take for special equipment as well. */
const presumedToBe = (as: PrintedAs, ruling: string) =>
  presumption({ ruling, asked: isSpecialEquipment, applies: about => about.as === as, answer: true })

const named = presumedToBe('named in a sentence', 'a system that the text of a ship names is one of its own')

/** Only a phrase stands for a system of the ship. */
export const aPhrase = denial('1eS-special-equipment-01', named, false)

/** The same, as the Current Rulings have it. */
export const aPhraseSince = denial('cr14-special-equipment-01', named, false)

/** Every ship has transporters. */
const transporters = denial(
  '1eS-special-equipment-03',
  presumedToBe('nothing', 'the transporters of a ship are special equipment'),
  false,
)

const downloads = denial(
  '1eS-special-equipment-04',
  presumedToBe('special download', 'the special download of a ship is special equipment'),
  false,
)

const sentences = denial(
  '1eS-special-equipment-05',
  presumedToBe('sentence', 'whatever stands on a ship is special equipment'),
  false,
)

/** What is none. */
export const noSpecialEquipment = [transporters, downloads, sentences]
