import { is } from '../../board/can.ts'
import { permission } from '../../board/questions.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { against, rule } from '../../kernel/rule.ts'
import {
  intrudersOn,
  isBeset,
  isBesieged,
  isHeld,
  isIntruder,
  isOnAShip,
} from '../../mechanics/self-controlled/intruders.ts'
import { isLedByNature, isRestrainedFromAttacking } from '../../questions/battle/questions.ts'
import { mayBeamBetweenShips } from '../../questions/beaming/questions.ts'
import { isActivatedLast } from '../../questions/holograms/questions.ts'
import { areTurnedOff, intrudersMay, isKeptAboard, mayRetake } from '../../questions/self-controlled/questions.ts'
import { mayBeRespondedTo } from '../../questions/timing/questions.ts'
import { theFederation, whoeverIsAboard } from '../battle/faq-restraint.ts'
import { shipsOfOnePlayer } from '../beaming/faq.ts'

/** Is the card aboard a ship for which intruders fight? */
const isAboardABesieged = (game: Game, card: CardId): boolean => isBesieged(game, game.card(card).holder)

/** Each of them is a card of its own, and answered by itself. */
export const oneAtATime = against('faq96-39-rogue-borg-04', mayBeRespondedTo, true, {
  not: 'those who come aboard together are answered once',
  applies: ({ trigger }, game) => trigger.on === 'played' && isIntruder(game, trigger.card),
  mistaken: (_, game) => !game.notes.boarding?.size,
})

/** More of them come in later turns. */
export const moreOfThem = against('faq96-39-rogue-borg-07', permission, true, {
  not: 'those who are aboard are left to themselves',
  of: ['be targeted'],
  applies: ({ card, by }, game) =>
    by !== undefined && isIntruder(game, by) && isBeset(game, card) && !is(game, card, 'cloaked'),
})

/** A crew escapes by a card that beams it. */
export const mayGetAway = against('faq96-39-rogue-borg-09', isKeptAboard, false, {
  not: 'nobody gets away from those who have come aboard',
  applies: ({ card }, game) => isAboardABesieged(game, card),
})

/** Reinforcements are beamed aboard from another ship of its player's. */
export const reinforcements = against(
  'faq96-39-rogue-borg-10',
  mayBeamBetweenShips,
  ({ from, to, near }, game) => near && game.card(from).controller === game.card(to).controller,
  {
    not: 'nobody is beamed aboard a ship that is being fought for',
    applies: ({ to }, game) => isBesieged(game, to),
    exceptionTo: [shipsOfOnePlayer],
    mistaken: false,
  },
)

/** The crew is not in control. */
export const notUnderWay = rule({
  ruling: 'faq96-39-rogue-borg-12',
  asked: permission,
  of: ['move'],
  applies: ({ card }, game) => isBesieged(game, card),
  answer: false,
})

/** With the crew gone the ship is theirs, and of no use to them. */
export const theirsAndUseless = rule({
  ruling: 'faq96-39-rogue-borg-13',
  asked: intrudersMay,
  answer: ({ deed }) => deed === 'control',
})

/** They are led in every battle. */
export const led = rule({
  ruling: 'faq96-39-rogue-borg-16',
  asked: isLedByNature,
  applies: ({ card }, game) => isIntruder(game, card),
  answer: true,
})

/** While no card lets them use it, its owner may board the ship and have it back. */
export const retaken = rule({
  ruling: 'faq96-39-rogue-borg-18',
  asked: mayRetake,
  applies: ({ ship, how }, game) => how === 'win it back' || isHeld(game, ship),
  answer: true,
})

/** Commandeered, it is a ship of the opponent's. */
export const closedToItsOwner = against('faq96-38-lore-returns-02', mayRetake, false, {
  not: 'a ship that intruders have won stays open to its owner',
  applies: ({ ship, how }, game) => how === 'board it' && intrudersOn(game, ship).length > 0 && !isHeld(game, ship),
})

/** The Federation may attack those who attacked it aboard its ship. */
export const whoBegan = rule({
  ruling: 'faq96-39-rogue-borg-19',
  asked: isRestrainedFromAttacking,
  applies: ({ target }, game) => isOnAShip(game, target),
  answer: false,
  exceptionTo: [theFederation, whoeverIsAboard],
})

/** A hologram has no time to be activated before they attack again. */
export const noTime = rule({
  ruling: 'faq96-367-rogue-borg-vs-holographic-personnel-02',
  asked: isActivatedLast,
  applies: ({ card }, game) => isAboardABesieged(game, card),
  answer: true,
})

/** Deactivated holograms who are alone with them are turned off. */
export const turnedOff = rule({
  ruling: 'faq96-367-rogue-borg-vs-holographic-personnel-03',
  asked: areTurnedOff,
  answer: ({ alone }) => alone,
})
