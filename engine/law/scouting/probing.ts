import { inPlay } from '../../board/places.ts'
import type { Game } from '../../kernel/game.ts'
import { against, custom, type Rule, rule } from '../../kernel/rule.ts'
import { asksForItsNeeds, objectiveScores, probesAtEnd } from '../../questions/scouting/objective.ts'
import { countsAsThere, type Probing, probingAllowed, type Scouted } from '../../questions/scouting/questions.ts'
import { matches } from '../../text/match.ts'

function mayNotProbe(
  ruling: string,
  what: Scouted,
  when: (about: Probing) => boolean,
  exceptionTo: readonly Rule<typeof probingAllowed>[] = [],
) {
  const applies = (about: Probing): boolean => about.what === what && when(about)
  return rule({ ruling, asked: probingAllowed, applies, answer: false, exceptionTo })
}

function probesAtTheEnd(ruling: string, what: Scouted) {
  return rule({ ruling, asked: probesAtEnd, applies: about => about.what === what, answer: true })
}

/** Some card of the player's lets him probe at once. */
function isHastened(game: Game, { player, target }: Probing): boolean {
  return game.state.cards.some(({ id, controller, face }) => {
    const clauses = game.text(id).probesAtOnce
    if (!clauses || controller !== player || face === 'down' || !inPlay(game.card(id))) return false
    return clauses.some(clause => {
      if (!game.inForce(clause) || !matches(game, target, clause.where, player)) return false
      game.credit(clause)
      return true
    })
  })
}

const notAtOnce = mayNotProbe('1eS-scouting-locations-54', 'location', about => about.justNow)

/** A text lets him probe in the very turn, if nothing else forbids it. */
const hastened = rule({
  ruling: '1eS-scouting-locations-55',
  asked: probingAllowed,
  applies: (about, game) => isHastened(game, about),
  answer: true,
  exceptionTo: [notAtOnce],
})

/** When a player may probe for the outcome of his objective. */
export const probing = [
  mayNotProbe('1eS-scouting-locations-53', 'location', about => !about.complete, [hastened]),
  notAtOnce,
  hastened,
  mayNotProbe('1eS-scouting-locations-56', 'location', about => about.battled === 'this turn', [hastened]),
  mayNotProbe('1eS-scouting-locations-57', 'location', about => about.battled === 'the turn before', [hastened]),
  probesAtTheEnd('1eS-scouting-locations-58', 'location'),
  against('1eS-scouting-locations-45', countsAsThere, true, {
    not: 'whoever is there is on the planet',
    applies: ({ onPlanet }) => !onPlanet,
  }),
  mayNotProbe('1eS-scouting-ships-12', 'ship', about => !about.complete),
  mayNotProbe('1eS-scouting-ships-13', 'ship', about => about.justNow),
  mayNotProbe('1eS-scouting-ships-14', 'ship', about => about.battled !== undefined),
  probesAtTheEnd('1eS-scouting-ships-17', 'ship'),
  against('1eS-scouting-ships-16', asksForItsNeeds, true, {
    not: 'what a scouted ship lacks is no longer asked for',
    applies: ({ what }) => what === 'ship',
  }),
]

/** The Glossary has no words, in these letters, on the points of objectives. */
export const boxIsScored = custom({
  ruling: 'custom-scouting-01',
  asked: objectiveScores,
  answer: true,
})
