import type { Card, ConditionWord } from '../../protocol/types.ts'
import type { CardName, Cards, Condition } from '../operation.ts'
import { unaskable } from './unaskable.ts'

/** Finds the cards that conditions speak of among those set up. */
export interface Lookup {
  readonly idOf: (card: CardName) => string
  readonly idsOf: (cards: Cards) => readonly string[]
}

const setUpStaffed = 'whether a ship is staffed follows from who is aboard, and is not set up'

/** The card of a board to arrange, with one more condition. */
export function withCondition(card: Card, { not, is }: Condition, lookup: Lookup): Card {
  if (not) return without(card, is)
  if ('status' in is) return withStatus(card, is.status as ConditionWord, is.by, lookup)
  if ('controlledBy' in is) return { ...card, controller: is.controlledBy }
  if ('mode' in is) return { ...card, mode: is.mode.toLowerCase() }
  if ('face' in is) return { ...card, face: is.face }
  if ('count' in is) return { ...card, count: { ...card.count, [is.count]: is.value } }
  if ('targeting' in is) return { ...card, targets: lookup.idsOf(is.targeting) }
  return unaskable('staffed' in is ? setUpStaffed : 'whether a card is in play is set up by its place')
}

/** `is not stopped` takes a status away that another sentence gave. */
function without(card: Card, is: Condition['is']): Card {
  if (!('status' in is)) return unaskable('only a status can be set up as not there')
  return { ...card, is: (card.is ?? []).filter(status => status !== is.status) }
}

function withStatus(card: Card, status: ConditionWord, by: CardName | undefined, { idOf }: Lookup): Card {
  const withIt: Card = { ...card, is: [...(card.is ?? []), status] }
  return by ? { ...withIt, because: { ...card.because, [status]: idOf(by) } } : withIt
}
