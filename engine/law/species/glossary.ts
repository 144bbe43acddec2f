import type { CardFacts } from '../../../cards/facts.ts'
import { against, rule } from '../../kernel/rule.ts'
import { hasIcon, hasSubcommand } from '../../mechanics/species/icons.ts'
import { isOfSpecies, speciesMeant } from '../../questions/species/questions.ts'

const stated = ({ lore }: CardFacts): readonly string[] => lore?.species ?? []
const isUnknown = (printed: CardFacts): boolean =>
  !printed.looks?.length && !stated(printed).length && !hasIcon(printed, 'hologram')

/** Whoever looks so is of the species. */
const asItLooks = rule({
  ruling: '1eS-species-01',
  asked: isOfSpecies,
  applies: ({ printed, species }) => !!printed.looks?.includes(species),
  answer: true,
})

/** What the lore says of the species is heard before the image is looked at. */
const asTheLoreSays = rule({
  ruling: '1eS-species-04',
  asked: isOfSpecies,
  applies: ({ printed }) => stated(printed).length > 0,
  answer: ({ printed, species }) => stated(printed)[0] === species,
  exceptionTo: [asItLooks],
})

/** Lore that says "Terran" means a human. */
export const terrans = rule({
  ruling: '1eS-species-11',
  asked: speciesMeant,
  applies: ({ word }) => word === 'Terran',
  answer: 'Human',
})

/** Whoever is of mixed species is a member of each. */
const memberOfEach = rule({
  ruling: '1eS-species-15',
  asked: isOfSpecies,
  applies: ({ printed, species }) => stated(printed).indexOf(species) > 0,
  answer: true,
  exceptionTo: [asTheLoreSays],
})

/** Borg are Borg besides what they were before. */
const borgAsWell = rule({
  ruling: '1eS-species-18',
  asked: isOfSpecies,
  applies: ({ printed, species }) => species === 'Borg' && hasSubcommand(printed),
  answer: true,
  exceptionTo: [asTheLoreSays],
})

const looksAndLore = ({ looks = [], lore }: CardFacts): readonly string[] => [...looks, ...(lore?.species ?? [])]

export const glossarySpecies = [
  asItLooks,
  asTheLoreSays,
  memberOfEach,
  borgAsWell,
  // A hologram is of no other species, whatever it looks like and its lore says.
  rule({
    ruling: '1eS-species-05',
    asked: isOfSpecies,
    applies: ({ printed }) => hasIcon(printed, 'hologram'),
    answer: ({ species }) => species === 'Hologram',
    exceptionTo: [asItLooks, asTheLoreSays, memberOfEach, borgAsWell],
  }),
  // Humanoid is no species.
  against('1eS-species-14', isOfSpecies, false, {
    not: 'humanoids are a species',
    applies: ({ printed, species }) => species === 'Humanoid' && isUnknown(printed),
  }),
  // Who is only humanoid is not human.
  against('1eS-species-13', isOfSpecies, false, {
    not: 'whoever is humanoid passes for human',
    applies: ({ printed, species }) => species === 'Human' && isUnknown(printed),
  }),
  // The card counts, not the story.
  against('1eS-species-17', isOfSpecies, false, {
    not: 'whoever is somebody else in the story is of the species of that one',
    applies: ({ printed, species }, game) =>
      !looksAndLore(printed).includes(species) &&
      !!printed.identity?.some(title => looksAndLore(game.printed(title) ?? printed).includes(species)),
  }),
]
