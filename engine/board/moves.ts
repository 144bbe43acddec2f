import type { Place } from '../../protocol/types.ts'
import type { Game } from '../kernel/game.ts'
import { comesApart } from '../questions/artifacts/settled.ts'
import { isDiscardedWithItsHost } from '../questions/dilemmas/questions.ts'
import {
  discardGoes,
  discardPileOf,
  goesWithItsPoints,
  isDiscardedUnderItsSideDeck,
} from '../questions/draws-and-discards/questions.ts'
import {
  isDiscardedFaceUp,
  isForgottenInHand,
  isForgottenInTheDiscardPile,
  reminderIsDiscarded,
} from '../questions/draws-and-discards/settled.ts'
import { isAttached } from './attached.ts'
import { record } from './history.ts'
import { leftBeneath, outlives } from './left-beneath.ts'
import { forget, outlast } from './modifiers.ts'
import { bare, ownersPiles } from './owners-piles.ts'
import { cardsIn, carriedBy, inPlay, isWithin } from './places.ts'
import { endsWithItsCause } from './questions.ts'
import { isReminder } from './reminder.ts'
import { sideDeckOf } from './side-deck-of.ts'
import type { CardId, CardState, Condition, DeedKind } from './state.ts'
import { takenBeneath } from './taken-beneath.ts'

export interface AddedNotes {
  /** Cards that were discarded at once, one list for each time. */
  discards: readonly (readonly CardId[])[]
  /** They are being discarded now. */
  isDiscarding: boolean
}

/** Puts the card where it goes; into a pile on top, elsewhere behind what lies there. Its caused conditions end with it. */
export const move = (game: Game, id: CardId, place: Place, holder: string): void => moveAll(game, [id], place, holder)

/** As `move`, of one card after the other. */
export function moveAll(game: Game, ids: readonly CardId[], place: Place, holder: string): void {
  const leaves = ownersPiles.has(place)
  const gone = new Set(ids)
  const cards = [...gone].map(id => {
    if (isWithin(game, holder, id))
      throw new Error(`"${id}" cannot be put ${place} "${holder}", which it holds itself.`)
    return game.card(id)
  })
  const moved = cards.map((card): CardState => (leaves ? bare(card, place) : { ...card, place, holder }))
  const others = game.state.cards.filter(c => !gone.has(c.id))
  game.state = { ...game.state, cards: leaves ? [...moved.toReversed(), ...others] : [...others, ...moved] }
  for (const { id, place: from } of cards)
    if (from === 'tent' && place !== 'tent') record(game, holder, "came from Q's Tent", id)
  if (leaves) for (const id of gone) endWhatItCaused(game, id)
  if (place === 'hand') for (const card of cards) if (inPlay(card)) returnToHand(game, card.id)
}

/** Nothing that was done to the card in play lasts, by a dilemma that lies on it or otherwise, where the law has it so. */
function returnToHand(game: Game, id: CardId): void {
  if (!game.decide(isForgottenInHand, { card: id })) return
  forget(game, id)
  for (const { id: on } of cardsIn(game, 'on', id)) if (game.facts(on).type === 'dilemma') discard(game, on)
}

/** To a discard pile, with everything that was aboard or on it. */
export function discard(game: Game, id: CardId): void {
  together(game, () => {
    if (!game.decide(isForgottenInTheDiscardPile, { card: id })) outlast(game, id)
    reappear(game, id)
    for (const carried of carriedBy(game, id)) if (game.find(carried)?.place !== 'discard') goAlong(game, carried, id)
    toPile(game, id)
    for (const beneath of leftBeneath(game, id)) toPile(game, beneath)
  })
}

/** What had disappeared under the card is at its location again. */
function reappear(game: Game, id: CardId): void {
  const { place, holder } = game.card(id)
  if (place !== 'on' || !game.text(id).hides) return
  for (const { id: hidden } of cardsIn(game, 'on', id)) move(game, hidden, 'space', holder)
}

/** What is discarded meanwhile is discarded at once, for players to put in order where the law lets them. */
export function together(game: Game, deed: () => void): void {
  const { discards = [] } = game.notes
  if (game.notes.isDiscarding) return deed()
  game.note('isDiscarding', true)
  game.note('discards', [...discards, []])
  deed()
  game.note('isDiscarding', false)
}

/** What was aboard or on a card that is discarded. */
function goAlong(game: Game, id: CardId, host: CardId): void {
  const { place, owner } = game.card(id)
  if (isAttached(game, id) && !game.decide(comesApart, { card: id })) return
  const stays = place === 'on' && (staysWithout(game, id, host) || outlives(game, id, host))
  if (stays) move(game, id, 'core', owner)
  else toPile(game, id)
}

/** Does what lies on a card that is discarded stay in play? */
function staysWithout(game: Game, id: CardId, host: CardId): boolean {
  if (game.facts(id).type === 'dilemma') return !game.decide(isDiscardedWithItsHost, { dilemma: id, host })
  return isReminder(game, id) && !game.decide(reminderIsDiscarded, { card: id, because: 'personnel discarded' })
}

function toPile(game: Game, id: CardId): void {
  const beneath = takenBeneath(game, id)
  if (beneath !== undefined) return goBeneath(game, id, beneath)
  if (game.decide(discardGoes, { card: id }) === 'out of play') return move(game, id, 'removed', game.card(id).owner)
  const holder = game.decide(discardPileOf, { card: id })
  const { is } = game.card(id)
  const faceUp = game.decide(isDiscardedFaceUp, { card: id })
  const forgotten = game.decide(isForgottenInTheDiscardPile, { card: id })
  move(game, id, 'discard', holder)
  if (!faceUp) game.change(id, { face: 'down' })
  if (forgotten) forget(game, id)
  else game.change(id, { is })
  if (game.card(id).holder !== holder) game.change(id, { holder, controller: holder })
  game.tell({ event: 'discarded', cards: [id] })
  if (goesElsewhere(game, id)) return
  const { discards = [] } = game.notes
  game.note('discards', [...discards.slice(0, -1), [...(discards.at(-1) ?? []), id]])
}

/** Beneath a card that takes what would be discarded. */
function goBeneath(game: Game, id: CardId, beneath: CardId): void {
  const { owner } = game.card(id)
  move(game, id, 'under', beneath)
  game.change(id, { is: [], because: {}, count: {}, targets: [], controller: owner })
  endWhatItCaused(game, id)
  game.tell({ event: 'discarded', cards: [id] })
}

/** Not to the pile: to the points that it has scored, or to the side deck that it came from. */
function goesElsewhere(game: Game, id: CardId): boolean {
  const { owner } = game.card(id)
  const of = (kind: DeedKind) => game.state.history.findLast(d => d.kind === kind && d.card === id)
  const { points, type } = game.facts(id)
  const scored = of('scored its box')
  if (points !== undefined && type !== 'dilemma' && game.decide(goesWithItsPoints, { card: id, scored: !!scored })) {
    const holder = scored?.player ?? owner
    move(game, id, 'points', holder)
    game.change(id, { holder })
    return true
  }
  const deck = sideDeckOf(game, id)
  if (!deck || !game.decide(isDiscardedUnderItsSideDeck, { card: id, deck })) return false
  move(game, id, deck, owner)
  game.change(id, { face: 'up' })
  return true
}

/** Changes and conditions that last no longer than the card is in play. */
export function endWhatItCaused(game: Game, id: CardId): void {
  game.state = { ...game.state, modifiers: game.state.modifiers.filter(m => m.whileInPlay !== id) }
  for (const card of game.state.cards) {
    const ended = card.is.filter(condition => card.because[condition] === id && endsWith(game, card.id, condition, id))
    for (const condition of ended) lift(game, card.id, condition)
    if (ended.includes('captive') || ended.includes('held')) setFree(game, card.id)
  }
}

const endsWith = (game: Game, card: CardId, condition: Condition, cause: CardId): boolean =>
  game.decide(endsWithItsCause, { card, condition, cause })

/** A captive held atop a mission is on its planet again. */
function setFree(game: Game, id: CardId): void {
  const { place, holder } = game.card(id)
  if (place === 'on' && game.facts(holder).type === 'mission') move(game, id, 'planet', holder)
}

export function impose(game: Game, id: CardId, condition: Condition, cause?: CardId): void {
  const card = game.card(id)
  const is = card.is.includes(condition) ? card.is : [...card.is, condition]
  const because = cause ? { ...card.because, [condition]: cause } : card.because
  game.change(id, { is, because })
}

export function lift(game: Game, id: CardId, condition: Condition): void {
  const card = game.card(id)
  const { [condition]: _, ...because } = card.because
  game.change(id, { is: card.is.filter(c => c !== condition), because })
}
