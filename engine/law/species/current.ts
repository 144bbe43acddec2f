import type { CardFacts } from '../../../cards/facts.ts'
import type { Game } from '../../kernel/game.ts'
import { against, presumption, rule } from '../../kernel/rule.ts'
import { hasIcon, hasSubcommand } from '../../mechanics/species/icons.ts'
import { isOfSpecies, usualSpecies } from '../../questions/species/questions.ts'

const said = ({ lore, looks = [] }: CardFacts): readonly string[] => lore?.species ?? looks

const firstIsTheWhole = presumption({
  ruling: 'the species named first is the only one',
  asked: isOfSpecies,
  applies: ({ printed, species }) => said(printed).indexOf(species) > 0,
  answer: false,
})

/** Step 4: as the lore says. */
const asTheLoreSays = rule({
  ruling: 'cr14-species-05',
  asked: isOfSpecies,
  applies: ({ printed, species }) => !!printed.lore?.species?.includes(species),
  answer: true,
  exceptionTo: [firstIsTheWhole],
})

/** Whoever is called an alien, and no more, is a humanoid. */
const aliens = rule({
  ruling: 'cr14-species-01',
  asked: isOfSpecies,
  applies: ({ printed: { lore } }) => lore?.species?.join() === 'Alien',
  answer: ({ species }) => species === 'Humanoid',
  exceptionTo: [asTheLoreSays],
})

/** Step 4, where the lore names a planet in place of a species: the people of that planet. */
const asThePlanetSays = rule({
  ruling: 'cr14-species-07',
  asked: isOfSpecies,
  applies: ({ printed: { lore }, species }) => !lore?.species && !!lore?.from?.includes(species),
  answer: true,
})

const isUsual = (game: Game, affiliation: string, species: string): boolean =>
  game.decide(usualSpecies, { affiliation, species })

/** Does a step before the image say what the personnel is, besides that it is Borg? */
const isFound = ({ lore }: CardFacts): boolean =>
  !!lore?.from || (lore?.species ?? []).filter(species => species !== 'Borg').length > 0

const looksUsual = (printed: CardFacts, species: string, game: Game): boolean =>
  !!printed.looks?.includes(species) &&
  (printed.affiliations ?? []).some(affiliation => isUsual(game, affiliation, species)) &&
  !isFound(printed)

/** Step 5: as the image shows, if it shows what is usual for the affiliation. */
const asItLooks = rule({
  ruling: 'cr14-species-09',
  asked: isOfSpecies,
  applies: ({ printed, species }, game) => looksUsual(printed, species, game),
  answer: true,
  exceptionTo: [firstIsTheWhole],
})

const firstAffiliationAlone = presumption({
  ruling: 'only the affiliation named first has a usual species',
  asked: isOfSpecies,
  applies: ({ printed, species }, game) =>
    looksUsual(printed, species, game) && !isUsual(game, printed.affiliations?.[0] ?? '', species),
  answer: false,
  exceptionTo: [asItLooks],
})

/** What is usual for any affiliation of the card counts. */
const anyAffiliation = rule({
  ruling: 'cr14-species-10',
  asked: isOfSpecies,
  applies: firstAffiliationAlone.applies,
  answer: true,
  exceptionTo: [firstAffiliationAlone, firstIsTheWhole],
})

/** Step 6: whoever is nothing else is humanoid. */
const humanoids = rule({
  ruling: 'cr14-species-14',
  asked: isOfSpecies,
  applies: ({ printed, species }, game) =>
    species === 'Humanoid' &&
    !isFound(printed) &&
    printed.looks?.find(shown => looksUsual(printed, shown, game)) === undefined,
  answer: true,
})

const isBorg = (printed: CardFacts): boolean => hasSubcommand(printed) && !hasIcon(printed, 'hologram')

/** Step 3: whoever has the icon of a Borg subcommand is Borg. */
export const borg = rule({
  ruling: 'cr14-species-04',
  asked: isOfSpecies,
  applies: ({ printed, species }) => species === 'Borg' && isBorg(printed),
  answer: true,
})

export const procedure = [
  asTheLoreSays,
  aliens,
  asThePlanetSays,
  asItLooks,
  anyAffiliation,
  humanoids,
  borg,
  // Borg are of the species as well that they were before.
  against(
    'cr14-species-08',
    isOfSpecies,
    (about, game) => [asTheLoreSays, asThePlanetSays, asItLooks, humanoids].some(step => step.applies(about, game)),
    {
      not: 'Borg are nothing else',
      applies: ({ printed, species }) => species !== 'Borg' && isBorg(printed),
      exceptionTo: [asTheLoreSays, asThePlanetSays, asItLooks, anyAffiliation, humanoids],
      mistaken: false,
    },
  ),
  // Step 2: a hologram is of no other species.
  rule({
    ruling: 'cr14-species-03',
    asked: isOfSpecies,
    applies: ({ printed }) => hasIcon(printed, 'hologram'),
    answer: ({ species }) => species === 'Hologram',
    exceptionTo: [asTheLoreSays, aliens, asThePlanetSays, asItLooks, anyAffiliation, humanoids, firstIsTheWhole],
  }),
]

export const usual = [
  // Human is usual for these affiliations.
  rule({
    ruling: 'cr14-species-11',
    asked: usualSpecies,
    applies: ({ affiliation, species }) =>
      ['federation', 'non-aligned', 'starfleet'].includes(affiliation) && species === 'Human',
    answer: true,
  }),
  // Three species are usual for the Dominion.
  rule({
    ruling: 'cr14-species-12',
    asked: usualSpecies,
    applies: ({ affiliation, species }) =>
      affiliation === 'dominion' && ['Changeling', 'Vorta', "Jem'Hadar"].includes(species),
    answer: true,
  }),
  // Any other affiliation but one is called after the species that is usual for it.
  rule({
    ruling: 'cr14-species-13',
    asked: usualSpecies,
    applies: ({ affiliation, species }) => affiliation !== 'borg' && affiliation === species.toLowerCase(),
    answer: true,
  }),
]
