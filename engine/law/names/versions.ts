import type { Game } from '../../kernel/game.ts'
import type { About } from '../../kernel/question.ts'
import { against, custom } from '../../kernel/rule.ts'
import { allowancesOf } from '../../mechanics/names/copies-in-play.ts'
import { mayCoexist, samePersona } from '../../questions/names/questions.ts'

/** Two cards of one persona, each with one individual, that are no copies of each other. */
function areVersions({ a, b }: About<typeof mayCoexist>, game: Game): boolean {
  const [one, other] = [game.printed(a), game.printed(b)]
  if (a === b || !one || !other || one.individuals || other.individuals) return false
  return game.decide(samePersona, { a: one, b: other })
}

const oneVersion = custom({
  ruling: 'custom-names-14',
  asked: mayCoexist,
  applies: areVersions,
  answer: false,
})

/** What lets a player have copies in play lets him have no versions. */
export const versions = [
  oneVersion,
  against('1eD-delta-quadrant-spatial-scission-01', mayCoexist, false, {
    not: 'who may have two copies of a card in play may have two versions',
    applies: (about, game) => areVersions(about, game) && allowancesOf(game, about.player).length > 0,
    exceptionTo: [oneVersion],
  }),
]
