import type { CardFacts } from '../../../cards/facts.ts'
import type { Dice } from '../dice.ts'
import type { Pool } from './pool.ts'

/** Kinds of words by which facts are asked of one card. */
export type FeatureKind = keyof typeof readers

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

const readers = {
  species: ({ species = [], looks = [], lore, affiliations = [], icons = [] }: CardFacts) => [
    ...species,
    ...looks,
    ...(lore?.species ?? []),
    ...(lore?.from ?? []),
    ...[...affiliations, ...icons.filter(icon => icon === 'hologram')].map(capital),
  ],
  'of-class': ({ class: kind }: CardFacts) => (kind ? [kind] : []),
  'special-equipment': ({ systems = [], besides = {} }: CardFacts) => [...systems, ...Object.keys(besides)],
  'regular-skill': ({ skills = {}, classification }: CardFacts) => [
    ...Object.keys(skills),
    ...(classification ? [classification] : []),
  ],
  has: ({ icons = [], keywords = [], lore, type, classification, region, location = [] }: CardFacts) => [
    ...icons,
    ...keywords,
    ...(lore?.calls ?? []),
    ...(lore?.words ?? []),
    ...(classification ? [classification] : []),
    ...(region ? [region] : []),
    ...location,
    type,
  ],
  homeworld: ({ affiliations = [], type, attemptedBy = [] }: CardFacts) =>
    (type === 'mission' ? attemptedBy : affiliations).map(capital),
  'native-quadrant': ({ quadrant }: CardFacts) => (quadrant ? [capital(quadrant)] : []),
}

/** Every feature of one kind that cards of the pool have. */
export class Features {
  readonly #all = new Map<FeatureKind, readonly string[]>()

  constructor({ known }: Pool) {
    for (const kind of featureKinds)
      this.#all.set(kind, [...new Set(known.flatMap(({ facts }) => readers[kind](facts)))].filter(isSayable))
  }

  /** A feature that the card has, or the like of it, or any. */
  of(kind: FeatureKind, facts: CardFacts, dice: Dice): string | undefined {
    const all = this.#all.get(kind) ?? []
    const own = readers[kind](facts).filter(isSayable)
    const parts = own.flatMap(word => all.filter(one => one !== word && (one.includes(word) || word.includes(one))))
    if (parts.length && dice.chance(0.3)) return dice.one(parts)
    return dice.one(own.length && dice.chance(0.5) ? own : all)
  }
}

const isSayable = (word: string): boolean => /^[\w".'/ -]+$/.test(word)

export const featureKinds = Object.keys(readers) as readonly FeatureKind[]

const made = new WeakMap<Pool, Features>()

/** The features of a pool, gathered once. */
export function featuresOf(pool: Pool): Features {
  const features = made.get(pool) ?? new Features(pool)
  made.set(pool, features)
  return features
}
