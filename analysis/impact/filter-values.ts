import { cardsWithPool, loadCards } from '../../cards/catalogue.ts'
import { type CardFacts, cardTypes } from '../../cards/facts.ts'
import { conditions } from '../../protocol/words.ts'

type Words = () => Iterable<string>

const factsOfAll = (): Iterable<CardFacts> => (cardsWithPool() ?? loadCards().cards).values()

/** What the cards are printed with, as `of` reads it from each and from the individuals on it. */
const printed =
  (of: (facts: Partial<CardFacts>) => Iterable<string | undefined>): Words =>
  () => {
    const words = new Set<string>()
    for (const facts of factsOfAll())
      for (const one of [facts, ...(facts.individuals ?? [])]) for (const word of of(one)) if (word) words.add(word)
    return words
  }

const skills = printed(({ skills = {}, classification }) => [...Object.keys(skills), classification])

/** By the key of a filter, the words that may stand there; keys that are not here take others. */
const known: ReadonlyMap<string, Words> = new Map<string, Words>([
  ['type', () => cardTypes],
  ['is', () => conditions],
  ['isNot', () => conditions],
  ['gender', () => ['male', 'female']],
  ['whose', () => ['yours', "opponent's"]],
  ['skill', skills],
  ['classification', printed(({ classification }) => [classification])],
  ['affiliation', printed(({ affiliations = [] }) => affiliations)],
  ['icon', printed(({ icons = [], staffing = [] }) => [...icons, ...staffing])],
  ['class', printed(facts => [facts.class])],
  ['name', printed(({ title, aliases = [], persona = [] }) => [title, ...aliases, ...persona])],
])

/** The keys of which the words are known. */
export const knownKeys: readonly string[] = [...known.keys()]

/** The words that the key of a filter takes; undefined where nothing is known of them. */
export function valuesOf(key: string): ReadonlySet<string> | undefined {
  const words = known.get(key)
  return words && new Set(words())
}
