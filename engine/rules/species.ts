import type { Game } from '../flow/game.ts'
import { can } from '../state/ask.ts'
import type { CardId } from '../state/state.ts'
import { denial, presumption } from './rule.ts'

/** What is asked about the species of personnel. */
export interface SpeciesQuestions {
  /** Are the two of the same species? By default not. */
  'same species': { about: { a: CardId; b: CardId }; answer: boolean }
}

type About = SpeciesQuestions['same species']['about']

/** The species that a card has to show for itself at the moment. */
function speciesOf(game: Game, id: CardId): readonly string[] {
  return can(game, id, 'use species') ? (game.facts(id).species ?? []) : []
}

function shareOne({ a, b }: About, game: Game): boolean {
  const own = speciesOf(game, a)
  return speciesOf(game, b).some(species => own.includes(species))
}

function matchExactly({ a, b }: About, game: Game): boolean {
  const [own, others] = [a, b].map(id => [...speciesOf(game, id)].sort().join())
  return own !== '' && own === others
}

const wholeEntry = presumption({
  ruling: 'personnel of mixed species are a species of their own',
  asked: 'same species',
  applies: () => true,
  answer: matchExactly,
})

/** Two personnel that have one species in common are of the same species. */
const oneInCommon = denial('cr14-species-26', wholeEntry, shareOne)

export const currentSpecies = [wholeEntry, oneInCommon]

const oneIsEnough = presumption({
  ruling: 'one species in common makes two personnel the same species',
  asked: 'same species',
  applies: () => true,
  answer: shareOne,
})

/** Only if all of their species match are two personnel of the same species. */
const exactMatch = denial('2eS-species-08', oneIsEnough, matchExactly)

export const secondEditionSpecies = [oneIsEnough, exactMatch]
