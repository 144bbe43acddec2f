import type { Game } from '../../../kernel/game.ts'
import type { About } from '../../../kernel/question.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { isAsPrinted, sameSpecies } from '../questions.ts'
import { shareOne } from '../same.ts'
import { speciesShown } from '../species.ts'

type Asked = About<typeof sameSpecies>

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

const aliensDiffer = presumption({
  ruling: 'two aliens are of different species',
  asked: sameSpecies,
  applies: ({ a, b }, game) => [a, b].every(id => speciesShown(game, id).join() === 'Alien'),
  answer: false,
  exceptionTo: [oneIsEnough, exactMatch],
})

/** Alien is a species like another. */
const aliensAreOne = denial('2eS-species-09', aliensDiffer, true)

export const secondEditionSpecies = [oneIsEnough, exactMatch, aliensDiffer, aliensAreOne]

/** The species is what is printed as such, whatever affiliation has its name. */
export const besideTheAffiliation = rule({
  ruling: '2eS-species-01',
  asked: isAsPrinted,
  applies: () => true,
  answer: true,
})
