import { is, isItself } from '../../board/can.ts'
import { hasDisabledPart } from '../../board/parts.ts'
import { cardsIn } from '../../board/places.ts'
import { isByCircumstance, permission } from '../../board/questions.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { against, type Rule, rule } from '../../kernel/rule.ts'
import { takenFor } from '../../questions/disabled/questions.ts'
import { endsWithTurn } from '../../questions/stopped/questions.ts'
import { refersTo } from '../../text/names.ts'
import { mayDoTheRest } from '../stopped/glossary.ts'

/** Captives are disabled. */
const captives = rule({
  ruling: '1eD-disabled-04',
  asked: isByCircumstance,
  of: ['disabled'],
  applies: ({ card }, game) => isItself(game, card, 'captive'),
  answer: true,
})

const isBrainwashed = (game: Game, card: CardId): boolean =>
  cardsIn(game, 'on', card).some(c => refersTo(game, 'Brainwash', c.title))

/** What affects personnel in stasis does not affect those who are merely disabled. */
export const noStasis = against('1eD-disabled-28', takenFor, false, {
  not: 'who is disabled is taken for in stasis',
  applies: ({ card, condition }, game) => condition === 'stasis' && is(game, card, 'disabled'),
})

/** Disabled special equipment is off line. */
const offLine: Rule<typeof permission> = rule({
  ruling: '1eD-disabled-30',
  asked: permission,
  applies: ({ card, to }, game) => to === 'use special equipment' && hasDisabledPart(game, card, 'special equipment'),
  answer: false,
  exceptionTo: [mayDoTheRest],
})

export const glossaryCondition = [
  captives,
  // Those who were Brainwashed are not.
  rule({
    ruling: '1eD-disabled-05',
    asked: isByCircumstance,
    of: ['disabled'],
    applies: ({ card }, game) => isBrainwashed(game, card),
    answer: false,
    exceptionTo: [captives],
  }),
  // Holograms that are deactivated are handled as disabled.
  rule({
    ruling: '1eD-disabled-07',
    asked: isByCircumstance,
    of: ['disabled'],
    applies: ({ card }, game) => isItself(game, card, 'deactivated'),
    answer: true,
  }),
  // Only a cure, or the end of what disables, ends it.
  against('1eD-disabled-06', endsWithTurn, false, {
    not: 'being disabled ends when the next turn begins',
    applies: ({ condition }) => condition === 'disabled',
  }),
  noStasis,
  offLine,
  // The ship itself is not disabled.
  against('1eD-disabled-31', isByCircumstance, false, {
    not: 'a ship of which a part is disabled is disabled',
    of: ['disabled'],
    applies: ({ card }, game) => game.facts(card).type === 'ship' && hasDisabledPart(game, card),
  }),
]
