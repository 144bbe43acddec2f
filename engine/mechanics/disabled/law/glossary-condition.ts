import { is, isItself } from '../../../board/can.ts'
import { hasDisabledPart } from '../../../board/parts.ts'
import { cardsIn } from '../../../board/places.ts'
import { isByCircumstance, permission } from '../../../board/questions.ts'
import { isLainOn, itselfIs } from '../../../board/signs.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { denial, presumption, type Rule, rule } from '../../../kernel/rule.ts'
import { refersTo } from '../../../text/names.ts'
import { mayDoTheRest } from '../../stopped/law/glossary.ts'
import { endsWithTurn } from '../../stopped/questions.ts'
import { readsWhenDisabled, takenFor } from '../questions.ts'

/** Captives are disabled. */
const captives = rule({
  ruling: '1eD-disabled-04',
  asked: isByCircumstance,
  of: ['disabled'],
  applies: ({ card }, game) => isItself(game, card, 'captive'),
  needs: [itselfIs('captive')],
  answer: true,
})

const isBrainwashed = (game: Game, card: CardId): boolean =>
  cardsIn(game, 'on', card).some(c => refersTo(game, 'Brainwash', c.title))

/** Those who were Brainwashed are not. */
const brainwashed = rule({
  ruling: '1eD-disabled-05',
  asked: isByCircumstance,
  of: ['disabled'],
  applies: ({ card }, game) => isBrainwashed(game, card),
  needs: [isLainOn],
  answer: false,
  exceptionTo: [captives],
})

/** Holograms that are deactivated are handled as disabled. */
const deactivated = rule({
  ruling: '1eD-disabled-07',
  asked: isByCircumstance,
  of: ['disabled'],
  applies: ({ card }, game) => isItself(game, card, 'deactivated'),
  needs: [itselfIs('deactivated')],
  answer: true,
})

const endsWithTheTurn = presumption({
  ruling: 'being disabled ends when the next turn begins',
  asked: endsWithTurn,
  applies: ({ condition }) => condition === 'disabled',
  answer: true,
})

/** Only a cure, or the end of what disables, ends it. */
const untilCured = denial('1eD-disabled-06', endsWithTheTurn, false)

const likeStasis = presumption({
  ruling: 'who is disabled is taken for in stasis',
  asked: takenFor,
  applies: ({ card, condition }, game) => condition === 'stasis' && is(game, card, 'disabled'),
  answer: true,
})

/** What affects personnel in stasis does not affect those who are merely disabled. */
export const noStasis = denial('1eD-disabled-28', likeStasis, false)

const partIsZero = presumption({
  ruling: 'a disabled attribute is 0',
  asked: readsWhenDisabled,
  applies: () => true,
  answer: 'zero',
})

/** A disabled attribute is undefined. */
const partIsUndefined = denial('1eD-disabled-29', partIsZero, 'undefined')

/** Disabled special equipment is off line. */
const offLine: Rule<typeof permission> = rule({
  ruling: '1eD-disabled-30',
  asked: permission,
  applies: ({ card, to }, game) => to === 'use special equipment' && hasDisabledPart(game, card, 'special equipment'),
  answer: false,
  exceptionTo: [mayDoTheRest],
})

const partDisablesTheShip = presumption({
  ruling: 'a ship of which a part is disabled is disabled',
  asked: isByCircumstance,
  of: ['disabled'],
  applies: ({ card }, game) => game.facts(card).type === 'ship' && hasDisabledPart(game, card),
  needs: [isLainOn],
  answer: true,
})

/** The ship itself is not disabled. */
const shipIsNot = denial('1eD-disabled-31', partDisablesTheShip, false)

export const glossaryCondition = [
  captives,
  brainwashed,
  deactivated,
  endsWithTheTurn,
  untilCured,
  likeStasis,
  noStasis,
  partIsZero,
  partIsUndefined,
  offLine,
  partDisablesTheShip,
  shipIsNot,
]
