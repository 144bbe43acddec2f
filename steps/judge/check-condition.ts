import { outOfPlay } from '../../protocol/out-of-play.ts'
import type { Card } from '../../protocol/types.ts'
import type { Condition, Operation } from '../operation.ts'
import { countInWords, statusInWords } from '../types/condition.ts'
import { fact } from './check-fact.ts'
import { checkNow } from './check-now.ts'
import { aspectOf } from './frame.ts'
import { listed, mismatch, sameSet } from './mismatch.ts'
import type { Finder } from './resolve.ts'
import type { Table } from './table.ts'
import { whereInWords } from './where-in-words.ts'

type Op<Name extends Operation['op']> = Extract<Operation, { readonly op: Name }>

/** Which condition the cards are in, and whether that is new. */
export async function inCondition(table: Table, { cards, now, condition }: Op<'is'>): Promise<void> {
  const finder = await table.finder()
  const was = (id: string): boolean =>
    table.past.was(now, board => holds(table.finderOf(board), id, condition), finder.board)
  for (const id of finder.ids(cards)) {
    if ('staffed' in condition.is) {
      await checkStaffed(table, id, condition)
      continue
    }
    table.asserted.add(aspectOf(id, aspect(condition)))
    checkNow(now, was(id), holds(finder, id, condition), `"${id}"`, conditionInWords(condition), () =>
      stateInWords(finder.card(id), condition),
    )
  }
}

function stateInWords(card: Card, { is }: Condition): string {
  if ('status' in is) return card.is?.length ? `it is ${listed(card.is.map(statusInWords))}` : 'it is not'
  if ('count' in is) return `it is at ${card.count?.[is.count as 'countdown'] ?? 'none'}`
  if ('controlledBy' in is) return `${card.controller ?? card.owner} controls it`
  if ('mode' in is) return card.mode === undefined ? 'it is in no mode' : `it is in ${card.mode} mode`
  if ('face' in is) return card.face === undefined ? 'nothing says which way it lies' : `it is face ${card.face}`
  if ('targeting' in is) return `it targets ${listed([...(card.targets ?? [])], 'nothing')}`
  return `it is ${whereInWords(card.where)}`
}

async function checkStaffed(table: Table, id: string, { not }: Condition): Promise<void> {
  const answer = await fact(table, { fact: 'staffed', cards: [id] }, `whether "${id}" is staffed`)
  if (answer !== undefined && answer === !!not)
    mismatch(`"${id}" should ${not ? 'not ' : ''}be staffed, but the engine says otherwise`)
}

function aspect({ is }: Condition): string {
  if ('status' in is) return is.status
  if ('controlledBy' in is) return 'controller'
  if ('mode' in is) return 'mode'
  if ('face' in is) return 'face'
  if ('targeting' in is) return 'targets'
  return 'count' in is ? is.count : 'place'
}

function holds(finder: Finder, id: string, { not, is }: Condition): boolean {
  const card = finder.card(id)
  return readHolds(finder, card, is) !== !!not
}

function readHolds(finder: Finder, card: Card, is: Condition['is']): boolean {
  if ('status' in is)
    return (
      !!card.is?.includes(is.status as never) && (!is.by || card.because?.[is.status as 'stopped'] === finder.id(is.by))
    )
  if ('controlledBy' in is) return (card.controller ?? card.owner) === is.controlledBy
  if ('mode' in is) return card.mode?.toLowerCase() === is.mode.toLowerCase()
  if ('face' in is) return card.face === is.face
  if ('count' in is) return card.count?.[is.count as 'countdown'] === is.value
  if ('targeting' in is) return sameSet([...(card.targets ?? [])], finder.ids(is.targeting))
  return !outOfPlay.has(card.where[0])
}

function conditionInWords({ not, is }: Condition): string {
  const words =
    'status' in is
      ? statusInWords(is.status)
      : 'controlledBy' in is
        ? `controlled by ${is.controlledBy}`
        : 'mode' in is
          ? `in ${is.mode} mode`
          : 'count' in is
            ? countInWords(is.count, is.value)
            : 'face' in is
              ? `face ${is.face}`
              : 'targeting' in is
                ? 'targeting those'
                : 'in play'
  return not ? `not ${words}` : words
}
