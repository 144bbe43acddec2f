import { permission } from '../../board/questions.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import type { About } from '../../kernel/question.ts'
import { denial, presumption, rule } from '../../kernel/rule.ts'
import { type Absence, isMeantAllTheSame, reachesOthers } from '../../questions/dilemmas/procedure.ts'
import { mayDoTheRest } from '../stopped/glossary.ts'

function allThere(being: Absence) {
  return presumption({
    ruling: `whoever is ${being} is of the crew or Away Team`,
    asked: isMeantAllTheSame,
    applies: about => about.being === being,
    answer: true,
  })
}

function onlyThoseWhoFaceIt(ruling: string, as: About<typeof reachesOthers>['as']) {
  return presumption({ ruling, asked: reachesOthers, applies: about => about.as === as, answer: false })
}

const stopped = allThere('stopped')
const disabled = allThere('disabled')
const inStasis = allThere('stasis')
const intruders = allThere('intruder')
const notTheRestOfTheShip = onlyThoseWhoFaceIt('only those who attempt are aboard', 'aboard')
const notTheRest = onlyThoseWhoFaceIt('only those who attempt are at the location', 'at the location')
const neverOthers = onlyThoseWhoFaceIt('a dilemma lasts for those of one player', 'later')

/** Is the personnel atop a mission, and not on its surface? */
function isAtop(game: Game, card: CardId): boolean {
  const { place, holder } = game.card(card)
  return place === 'on' && game.facts(holder).type === 'mission'
}

/** Whom the words of dilemmas mean, and who is out of reach himself. */
export const reachOfDilemmas = [
  stopped,
  denial('1eD-dilemma-resolution-40', stopped, false),
  disabled,
  denial('1eD-dilemma-resolution-41', disabled, false),
  inStasis,
  denial('1eD-dilemma-resolution-42', inStasis, false),
  intruders,
  denial('1eD-dilemma-resolution-43', intruders, false),
  notTheRestOfTheShip,
  denial('1eD-dilemma-resolution-53', notTheRestOfTheShip, true),
  notTheRest,
  denial('1eD-dilemma-resolution-54', notTheRest, true),
  neverOthers,
  denial('1eD-dilemma-resolution-56', neverOthers, true),
  // Whoever lies atop a mission with a dilemma, held or not, uses no skills and attributes.
  rule({
    ruling: '1eD-dilemma-resolution-50',
    asked: permission,
    of: ['use skills', 'use attributes'],
    applies: ({ card }, game) => isAtop(game, card),
    answer: false,
    exceptionTo: [mayDoTheRest],
  }),
  // They do not share them either.
  rule({
    ruling: '1eD-dilemma-resolution-52',
    asked: permission,
    of: ['share skills'],
    applies: ({ card }, game) => isAtop(game, card),
    answer: false,
    exceptionTo: [mayDoTheRest],
  }),
]
