import type { CardFacts } from '../../../cards/facts.ts'
import type { CardId } from '../../board/state.ts'
import { question } from '../../kernel/question.ts'
import { isADrone } from '../borg/questions.ts'

/** Are the two of the same species? */
export const sameSpecies = question<{ a: CardId; b: CardId }, boolean>()('same species', false)

/** The species of one, and of those with whom it is compared. */
export interface Compared {
  readonly own: readonly string[]
  readonly others: readonly string[]
}

/** Is it the only member of its species? */
export const onlyOfItsSpecies = question<Compared, boolean>()('the only one of its species', ({ own, others }) =>
  own.some(species => !others.includes(species)),
)

/** Are the others not of its species? */
export const isNewSpecies = question<Compared, boolean>()('of a species that the others are not', false)

/** Is whoever is printed so of that species? */
export const isOfSpecies = question<{ printed: CardFacts; species: string }, boolean>()('is of the species', false)

/** The species that a document names for one card, whatever its image and lore; none = it names none. */
export const speciesByName = question<{ printed: CardFacts }, readonly string[] | undefined>()(
  'species by name',
  undefined,
)

/** The species that a word in lore means. */
export const speciesMeant = question<{ word: string }, string>()('species meant', ({ word }) => word)

/** The species of which lore speaks without saying so: that of a kind which it names. */
export const speciesImplied = question<{ printed: CardFacts }, readonly string[]>()('species implied', [])

/** Does one take personnel of this affiliation who look so to be of the species? */
export const usualSpecies = question<{ affiliation: string; species: string }, boolean>()('usual species', false)

/** Is whoever is printed so like that, in a word that other cards use: a keyword, or what lore or the law calls it? `card` = the one on the board that is asked about. */
export const isCalled = question<{ printed: CardFacts; word: string; card?: CardId }, boolean>()(
  'is called',
  ({ word, ...about }, game) => {
    if (word.toLowerCase() === 'drone') return game.decide(isADrone, about)
    const { keywords = [] } = about.printed
    return keywords.some(keyword => keyword.toLowerCase() === word.toLowerCase())
  },
)

/** Is whoever is printed so of that gender? `card` = the one on the board that is asked about. */
export const isOfGender = question<{ printed: CardFacts; gender: string; card?: CardId }, boolean>()(
  'is of the gender',
  false,
)

/** Is the ship of that class? `except` = a class that is said not to count for it. */
export const isOfClass = question<{ printed: CardFacts; class: string; except?: string }, boolean>()(
  'is of the class',
  false,
)

export type Meaning = 'species' | 'affiliation'

/** What does a name mean that is one of an affiliation and of a species? `context` = which of them the rest of the text speaks of. */
export const wordMeans = question<{ context: Meaning }, Meaning>()('meaning of a word', ({ context }) => context)
