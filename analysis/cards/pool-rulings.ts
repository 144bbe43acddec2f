import type { CardFacts } from '../../cards/facts.ts'

type Pool = ReadonlyMap<string, CardFacts>

/** A ruling that card data alone can meet or break. */
export interface PoolRuling {
  readonly ruling: string
  /** The cards of the pool that it speaks of. */
  readonly about: (pool: Pool) => readonly CardFacts[]
  readonly holds: (card: CardFacts, pool: Pool) => boolean
}

const all = (pool: Pool): readonly CardFacts[] => [...pool.values()]

const ofType =
  (type: CardFacts['type'], which: (card: CardFacts) => boolean = () => true) =>
  (pool: Pool): readonly CardFacts[] =>
    all(pool).filter(card => card.type === type && which(card))

const isDrone = ({ keywords }: CardFacts): boolean => !!keywords?.includes('Drone')
const hasIcon = (card: CardFacts, ...icons: readonly string[]): boolean =>
  icons.some(icon => !!card.icons?.includes(icon))
const isBorg = ({ affiliations }: CardFacts): boolean => !!affiliations?.includes('borg')
const hasSpecies = (card: CardFacts, name: string): boolean => !!card.species?.includes(name)
const isPersonnel = ofType('personnel')
const dual = ofType('personnel', card => card.individuals !== undefined)
const attributes = ['integrity', 'cunning', 'strength'] as const

/** Rulings on all cards of a kind. */
export const generalRulings: readonly PoolRuling[] = [
  {
    ruling: 'cr14-species-03',
    about: ofType('personnel', card => hasIcon(card, 'hologram')),
    holds: card => hasSpecies(card, 'Hologram'),
  },
  {
    ruling: 'cr14-species-04',
    about: ofType(
      'personnel',
      card => hasIcon(card, 'communication', 'navigation', 'defense') && !hasIcon(card, 'hologram'),
    ),
    holds: card => hasSpecies(card, 'Borg'),
  },
  {
    ruling: '1eD-drone-05',
    about: ofType('personnel', card => !!card.keywords?.includes('Counterpart')),
    holds: card => !isDrone(card),
  },
  { ruling: '1eD-drone-06', about: ofType('personnel', isDrone), holds: isBorg },
  {
    ruling: '1eD-drone-09',
    about: ofType('personnel', isDrone),
    holds: card => card.gender === undefined || card.gender === 'neuter',
  },
  {
    ruling: '1eS-soong-type-android-2-03',
    about: ofType('personnel', card => !!card.keywords?.includes('Soong-type android')),
    holds: card => hasSpecies(card, 'Android'),
  },
  {
    ruling: '1eS-shapeshifter-01',
    about: ofType('personnel', card => hasSpecies(card, 'Changeling')),
    holds: card => !!card.keywords?.includes('Shape-shifter'),
  },
  { ruling: '1eD-dual-personnel-card-01', about: dual, holds: card => card.individuals?.length === 2 },
  {
    ruling: '1eD-dual-personnel-card-02',
    about: dual,
    holds: ({ individuals = [] }) => individuals.every(one => attributes.every(name => one[name] !== undefined)),
  },
  {
    ruling: '1eD-dual-personnel-card-42',
    about: dual,
    holds: ({ persona = [], individuals = [] }) => persona.length === 0 || persona.length === individuals.length,
  },
  {
    ruling: 'faq96-13-tasha-yar-or-major-rakal-03',
    about: ofType('personnel', card => !!card.persona?.length),
    holds: card => card.unique !== false,
  },
  {
    ruling: '1eS-skills-08',
    about: isPersonnel,
    holds: ({ skills = {} }) => Object.values(skills).every(level => level > 0),
  },
  {
    ruling: '1eS-ship-02',
    about: ofType('ship'),
    holds: ({ range, weapons, shields }) => range !== undefined && weapons !== undefined && shields !== undefined,
  },
  {
    ruling: '1eD-dilemma-03',
    about: ofType('dilemma', card => !hasIcon(card, 'q')),
    holds: card => card.kind !== undefined,
  },
  {
    ruling: 'cr14-unique-and-universal-01',
    about: ofType('mission', card => card.title === "Q's Planet"),
    holds: card => card.unique !== false,
  },
]
