import type { CardFacts } from '../../../cards/facts.ts'
import type { Dice } from '../dice.ts'
import type { Grown, Pool } from './pool.ts'

/** Which cards may be confused with each other, or speak of each other, by what is printed on them. */
export class Kinship {
  readonly cards: readonly Grown[]
  readonly #byWord = new Map<string, Grown[]>()
  readonly #named: readonly Grown[]
  readonly #shared: readonly (readonly Grown[])[]

  constructor({ known }: Pool) {
    this.cards = known
    for (const card of known)
      for (const word of new Set(namesOf(card.facts).flatMap(wordsOf)))
        this.#byWord.set(word, [...(this.#byWord.get(word) ?? []), card])
    this.#named = known.filter(({ facts }) => facts.lore?.names?.length)
    this.#shared = [...this.#byWord.values()].filter(({ length }) => length > 1 && length < 40)
  }

  /** Two cards with a word of their names in common. */
  alike(dice: Dice): readonly Grown[] {
    return dice.some(dice.one(this.#shared) ?? [], 2)
  }

  /** A card whose lore names somebody, and one that may be meant. */
  named(dice: Dice): readonly Grown[] {
    const card = dice.one(this.#named)
    const { name = '', of = '' } = dice.one(card?.facts.lore?.names ?? []) ?? {}
    const meant = this.called(dice.chance(0.9) ? name : of, dice)
    return card && meant ? dice.some([card, meant], 2) : []
  }

  /** Another card with a word of its names in common; itself now and then. */
  kinOf(card: Grown, dice: Dice): Grown | undefined {
    return dice.chance(0.1) ? card : this.called(dice.one(namesOf(card.facts)) ?? '', dice)
  }

  /** A card that shares a word with the name, those that share more words the likelier. */
  called(name: string, dice: Dice): Grown | undefined {
    const words = wordsOf(name)
    const sharing = words.flatMap(word => this.#byWord.get(word) ?? [])
    const most = sharing.filter((one, at) => words.length > 1 && sharing.indexOf(one) !== at)
    return dice.one(most.length && dice.chance(0.7) ? most : sharing)
  }
}

/** Every name that a card goes by. */
export const namesOf = ({ title, aliases = [], persona = [], identity = [], individuals = [] }: CardFacts) => [
  title,
  ...aliases,
  ...persona,
  ...identity,
  ...individuals.flatMap(one => one.title ?? []),
]

const wordsOf = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/[^\w']+/)
    .map(word => word.replace(/'s?$/, ''))
    .filter(word => word.length > 1 && !idle.has(word))

const idle: ReadonlySet<string> = new Set(['the', 'of', 'and', 'a', 'to', 'in'])

const kinships = new WeakMap<Pool, Kinship>()

/** The kinship of a pool, made once. */
export function kinshipOf(pool: Pool): Kinship {
  const made = kinships.get(pool) ?? new Kinship(pool)
  kinships.set(pool, made)
  return made
}
