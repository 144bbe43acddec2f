import type { CardFacts } from '../../../../cards/facts.ts'
import { custom, denial, presumption, rule } from '../../../kernel/rule.ts'
import { subcommandIcons } from '../icons.ts'
import { isAsPrinted, isOfSpecies } from '../questions.ts'

const hasIcon = ({ icons = [] }: CardFacts, ...any: readonly string[]): boolean =>
  any.some(icon => icons.includes(icon))
const stated = ({ lore }: CardFacts): readonly string[] => [...(lore?.species ?? []), ...(lore?.from ?? [])]
const isBorg = (printed: CardFacts): boolean => hasIcon(printed, ...subcommandIcons) || stated(printed).includes('Borg')

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
  applies: ({ printed }) => stated(printed).some(species => species !== 'Borg'),
  answer: ({ printed, species }) => stated(printed).includes(species),
  exceptionTo: [asItLooks],
})

/** Lore that says "Terran" means a human. */
const terrans = rule({
  ruling: '1eS-species-11',
  asked: isOfSpecies,
  applies: ({ printed, species }) => species === 'Human' && stated(printed).includes('Terran'),
  answer: true,
  exceptionTo: [asTheLoreSays],
})

export const firstIsTheWhole = presumption({
  ruling: 'the species named first is the only one',
  asked: isOfSpecies,
  applies: ({ printed, species }) => {
    const all = stated(printed).length ? stated(printed) : (printed.looks ?? [])
    return all.includes(species) && all[0] !== species
  },
  answer: false,
  exceptionTo: [asItLooks, asTheLoreSays],
})

/** Whoever is of mixed species is a member of each. */
const memberOfEach = denial('1eS-species-15', firstIsTheWhole, true)

/** Borg are Borg besides what they were before. */
const borgAsWell = rule({
  ruling: '1eS-species-18',
  asked: isOfSpecies,
  applies: ({ printed, species }) => species === 'Borg' && isBorg(printed),
  answer: true,
  exceptionTo: [asTheLoreSays],
})

/** A hologram is of no other species, whatever it looks like and its lore says. */
const holograms = rule({
  ruling: '1eS-species-05',
  asked: isOfSpecies,
  applies: ({ printed }) => hasIcon(printed, 'hologram'),
  answer: ({ species }) => species === 'Hologram',
  exceptionTo: [asItLooks, asTheLoreSays, memberOfEach, borgAsWell],
})

export const humanoidsToo = presumption({
  ruling: 'humanoids are a species',
  asked: isOfSpecies,
  applies: ({ printed, species }) =>
    species === 'Humanoid' && !printed.looks && !stated(printed).length && !hasIcon(printed, 'hologram'),
  answer: true,
})

/** Humanoid is no species. */
const noSpecies = denial('1eS-species-14', humanoidsToo, false)

export const glossarySpecies = [asItLooks, asTheLoreSays, terrans, memberOfEach, borgAsWell, holograms, noSpecies]

/** Where no document at hand says how: what the icon shows, else the lore says, else the image. */
export const byImageAndLore = custom({
  ruling: 'custom-species-01',
  asked: isOfSpecies,
  applies: () => true,
  answer: ({ printed, species }) => {
    if (hasIcon(printed, 'hologram')) return species === 'Hologram'
    if (species === 'Borg') return isBorg(printed)
    return (stated(printed).length ? stated(printed) : (printed.looks ?? [])).includes(species)
  },
  beside: ['faq1996'],
})

/** A species that is printed as such needs no reading. */
export const asPrinted = custom({
  ruling: 'custom-species-02',
  asked: isAsPrinted,
  applies: () => true,
  answer: true,
  beside: ['faq1996', 'glossary', 'rulebook'],
})
