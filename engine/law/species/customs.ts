import type { CardFacts } from '../../../cards/facts.ts'
import { custom } from '../../kernel/rule.ts'
import { hasIcon, hasSubcommand } from '../../mechanics/species/icons.ts'
import { calls, isSoongType, madeBySoong } from '../../mechanics/species/lore.ts'
import { shareOne } from '../../mechanics/species/same.ts'
import {
  isCalled,
  isOfGender,
  isOfSpecies,
  sameSpecies,
  speciesImplied,
  speciesMeant,
} from '../../questions/species/questions.ts'

const stated = ({ lore }: CardFacts): readonly string[] => [...(lore?.species ?? []), ...(lore?.from ?? [])]
const isBorg = (printed: CardFacts): boolean => hasSubcommand(printed) || stated(printed).includes('Borg')

/** Where no document at hand says how: what the icon shows, else the lore says, else the image. */
export const byImageAndLore = custom({
  ruling: 'custom-species-01',
  asked: isOfSpecies,
  answer: ({ printed, species }) => {
    if (hasIcon(printed, 'hologram')) return species === 'Hologram'
    if (species === 'Borg') return isBorg(printed)
    return (stated(printed).length ? stated(printed) : (printed.looks ?? [])).includes(species)
  },
})

/** "Terran" is another word for human. */
export const terransAreHuman = custom({
  ruling: 'custom-species-03',
  asked: speciesMeant,
  applies: ({ word }) => word === 'Terran',
  answer: 'Human',
})

/** A personnel is what its lore calls it; whom Dr. Soong made is an android of his. */
export const asTheLoreCallsIt = custom({
  ruling: 'custom-species-04',
  asked: isCalled,
  applies: ({ printed, word }) => calls(printed, word) || (isSoongType(word) && madeBySoong(printed)),
  answer: true,
})

/** An android of some type is an android. */
export const anyTypeOfAndroid = custom({
  ruling: 'custom-species-05',
  asked: speciesImplied,
  applies: ({ printed }) => calls(printed, 'Soong-type android') || madeBySoong(printed),
  answer: ['Android'],
})

/** Two who are members of one species are of the same species. */
export const membersOfOne = custom({
  ruling: 'custom-species-06',
  asked: sameSpecies,
  answer: shareOne,
})

/** A personnel has the gender that it shows; one that shows none is male, unless it is a drone. */
export const genderShown = custom({
  ruling: 'custom-species-07',
  asked: isOfGender,
  applies: ({ printed, gender }) => gender === (printed.gender ?? (hasSubcommand(printed) ? undefined : 'male')),
  answer: true,
})
