import type { Game } from '../../../kernel/game.ts'
import type { About } from '../../../kernel/question.ts'
import { denial, presumption } from '../../../kernel/rule.ts'
import { sameSpecies } from '../questions.ts'
import { speciesShown } from '../species.ts'

type Asked = About<typeof sameSpecies>

function shareOne({ a, b }: Asked, game: Game): boolean {
  const own = speciesShown(game, a)
  return speciesShown(game, b).some(species => own.includes(species))
}

function matchExactly({ a, b }: Asked, game: Game): boolean {
  const [own, others] = [a, b].map(id => [...speciesShown(game, id)].sort().join())
  return own === others
}

const wholeEntry = presumption({
  ruling: 'personnel of mixed species are a species of their own',
  asked: sameSpecies,
  applies: () => true,
  answer: matchExactly,
})

/** Two personnel that have one species in common are of the same species. */
const oneInCommon = denial('cr14-species-26', wholeEntry, shareOne)

export const currentSpecies = [wholeEntry, oneInCommon]

const oneIsEnough = presumption({
  ruling: 'one species in common makes two personnel the same species',
  asked: sameSpecies,
  applies: () => true,
  answer: shareOne,
})

/** Only if all of their species match are two personnel of the same species. */
const exactMatch = denial('2eS-species-08', oneIsEnough, matchExactly)

export const secondEditionSpecies = [oneIsEnough, exactMatch]
