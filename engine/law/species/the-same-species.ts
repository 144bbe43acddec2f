import type { Game } from '../../kernel/game.ts'
import type { About } from '../../kernel/question.ts'
import { against, denial, presumption } from '../../kernel/rule.ts'
import { shareOne } from '../../mechanics/species/same.ts'
import { speciesShown } from '../../mechanics/species/species.ts'
import { sameSpecies } from '../../questions/species/questions.ts'

type Asked = About<typeof sameSpecies>

function matchExactly({ a, b }: Asked, game: Game): boolean {
  const [own, others] = [a, b].map(id => [...speciesShown(game, id)].sort().join())
  return own === others
}

export const currentSpecies = [
  // Two personnel that have one species in common are of the same species.
  against('cr14-species-26', sameSpecies, shareOne, {
    not: 'personnel of mixed species are a species of their own',
    mistaken: matchExactly,
  }),
]

const oneIsEnough = presumption({
  ruling: 'one species in common makes two personnel the same species',
  asked: sameSpecies,
  answer: shareOne,
})

/** Only if all of their species match are two personnel of the same species. */
const exactMatch = denial('2eS-species-08', oneIsEnough, matchExactly)

export const secondEditionSpecies = [
  oneIsEnough,
  exactMatch,
  // Alien is a species like another.
  against('2eS-species-09', sameSpecies, true, {
    not: 'two aliens are of different species',
    applies: ({ a, b }, game) => [a, b].every(id => speciesShown(game, id).join() === 'Alien'),
    exceptionTo: [oneIsEnough, exactMatch],
  }),
]
