import { amend } from '../kernel/amend.ts'
import { enacting } from '../mechanics/library.ts'
import { glossary } from './1e-glossary.ts'

/** The paragraphs of the Glossary, and the customs beside it, in whose place the Current Rulings put others. */
const replaces = {
  '1eD-downloading-07': 'cr14-downloading-01',
  '1eD-downloading-08': 'cr14-downloading-04',
  '1eD-downloading-09': 'cr14-downloading-05',
  '1eD-downloading-10': 'cr14-downloading-06',
  '1eD-downloading-11': 'cr14-downloading-07',
  '1eS-seed-phases-65': 'cr14-seed-phase-01',
  '1eS-seed-phases-68': 'cr14-seed-phase-05',
  '1eS-seed-phases-71': 'cr14-seed-phase-06',
  '1eS-seed-phases-18': 'cr14-missions-02',
  '1eS-seed-phases-19': 'cr14-missions-03',
  '1eS-seed-phases-69': 'special downloads are not made while seeding',
  '1eS-stopped-09': 'cr14-cloaking-and-phasing-03',
  '1eS-stopped-10': 'cr14-cloaking-and-phasing-03',
  '1eS-supernova-13': 'cr14-time-location-09',
  '1eS-species-01': 'cr14-species-09',
  '1eS-species-04': 'cr14-species-05',
  '1eS-species-05': 'cr14-species-03',
  '1eS-species-11': 'custom-species-03',
  '1eS-species-13': 'cr14-species-14',
  'whoever is humanoid passes for human': 'cr14-species-14',
  '1eS-species-14': 'cr14-species-14',
  'humanoids are a species': 'cr14-species-14',
  '1eS-species-15': 'cr14-species-05',
  '1eS-species-17': 'cr14-species-09',
  'whoever is somebody else in the story is of the species of that one': 'cr14-species-09',
  '1eS-species-18': 'cr14-species-04',
  '1eS-special-equipment-01': 'cr14-special-equipment-01',
  '1eS-special-equipment-02': 'cr14-special-equipment-02',
  '1eD-dathon-01': 'cr14-matching-commander-16',
  '1eD-deep-space-9-05': 'cr14-matching-commander-15',
  '1eS-species-19': 'custom-species-08',
  'custom-cloaking-10': 'cr14-cloaking-device-01',
  'custom-compatibility-01': 'cr14-compatible-01',
  'custom-compatibility-10': 'cr14-compatible-08',
  'custom-compatibility-11': 'cr14-compatible-04',
  'custom-compatibility-15': 'cr14-multi-affiliation-cards-06',
  'custom-compatibility-16': 'cr14-multi-affiliation-cards-07',
  'custom-locations-20': 'cr14-corresponding-01',
  'custom-locations-40': 'cr14-time-location-12',
  'custom-scouting-01': 'cr14-objective-03',
  'custom-species-02': 'cr14-species-02',
  'custom-species-06': 'cr14-species-26',
  'custom-lore-01': 'cr14-named-in-lore-01',
  'custom-lore-02': 'cr14-matching-commander-01',
}

/** The Glossary as amended by the Current Rulings of 1 December 2014. */
export const current2014 = amend(glossary, { id: '1e-2014', ...enacting(['currentRulings'], replaces, glossary) })
