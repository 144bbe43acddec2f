import type { CardFacts } from '../../../cards/facts.ts'

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Does the lore call its subject so? */
export const calls = ({ lore }: CardFacts, word: string): boolean => !!lore?.calls?.some(call => same(call, word))

export const isSoongType = (word: string): boolean => same(word, 'Soong-type android')

/** Does the lore say that Dr. Noonien Soong made its subject? */
export const madeBySoong = ({ lore }: CardFacts): boolean =>
  !!lore?.names?.some(({ name, as }) => name === 'Dr. Noonien Soong' && as === 'creator')

/** What a law makes of species and lore, and exports of card databases have among the keywords. */
export const characteristics: readonly string[] = ['Drone', 'Shape-shifter', 'Soong-type android']
