import { findCard } from '../../cards/catalogue.ts'
import type { CardType } from '../../cards/facts.ts'
import type { Values } from '../../protocol/types.ts'
import { Mismatch } from '../../steps/judge/mismatch.ts'
import { play } from '../../steps/judge/play.ts'
import type { Table } from '../../steps/judge/table.ts'
import { choosersFinder } from '../../steps/judge/when.ts'
import { nameOn } from '../../steps/on-board/names-on.ts'
import type { Operation } from '../../steps/operation.ts'
import { printLevel } from '../../steps/phrases/levels.ts'
import type { Dice } from './dice.ts'
import type { Recorder } from './record.ts'
import { demandOf, holdsIn, momentOf } from './retell.ts'

const ofPeople = [
  'integrity',
  'cunning',
  'strength',
  'skills',
  'classification',
  'affiliations',
  'species',
  'keywords',
  'icons',
] as const
const ofShips = ['range', 'weapons', 'shields', 'affiliations', 'keywords'] as const

const attributesOf: Partial<Record<CardType, readonly (keyof Values)[]>> = {
  personnel: ofPeople,
  ship: ofShips,
  facility: ['shields', 'weapons', 'affiliations'],
  mission: ['points', 'span'],
}

/** What counts for some cards now, those first that the board was grown around. */
export async function lookAround(recorder: Recorder, titles: ReadonlySet<string>, dice: Dice): Promise<void> {
  const { table } = recorder
  const finder = await table.finder()
  const inPlay = finder.board.cards.filter(({ where }) => places.has(where[0]))
  const first = inPlay.filter(({ title }) => title !== undefined && titles.has(title))
  for (const { id, title = '' } of new Set([...dice.some(first, 2), ...dice.some(inPlay, 2)])) {
    const card = nameOn(finder, id)
    const attributes = attributesOf[findCard(title)?.type ?? 'equipment'] ?? []
    if (!card) continue
    for (const attribute of dice.some(attributes, 2))
      if (table.can.values?.includes(attribute))
        await recorder.ask({ op: 'value', attribute, cards: [{ card }], values: [] })
  }
}

const places: ReadonlySet<string> = new Set(['planet', 'space', 'aboard', 'docked', 'spaceline'])

function inWords(value: unknown): number | string | undefined {
  if (typeof value === 'number' || typeof value === 'string') return value
  if (Array.isArray(value)) return value.length ? value.join(', ') : 'none'
  if (!value || typeof value !== 'object') return undefined
  const levels = Object.entries(value)
  return levels.length ? levels.map(([word, level]) => printLevel(word, level)).join(', ') : 'none'
}

/** Sentences that ask: their answer is the engine's. */
const asking: ReadonlySet<Operation['op']> = new Set([
  'value',
  'fact',
  'playing',
  'sees',
  'happened',
  'shown',
  'holds',
  'turn',
  'result',
  'mustChoose',
  'verdicts',
])

export const isAsked = ({ op }: Operation): boolean => asking.has(op)

/** The question with the engine's answer to it; undefined where it does not say. */
export async function filledIn({ table }: Recorder, operation: Operation): Promise<Operation | undefined> {
  switch (operation.op) {
    case 'value':
      return valueNow(table, operation)
    case 'holds':
      return holdsIn(await table.finder(), operation.pile)[0]
    case 'turn':
      return { ...operation, moment: momentOf((await table.now()).turn) }
    case 'mustChoose':
      return demandOf(await choosersFinder(table), table.decision())
    case 'verdicts':
      return (await isSo(table, { ...operation, legal: true }))
        ? { ...operation, legal: true }
        : { ...operation, legal: false }
    case 'fact':
    case 'playing':
    case 'sees':
    case 'happened':
      return affirmed(table, operation)
    default:
      return operation
  }
}

type Op<Name extends Operation['op']> = Extract<Operation, { readonly op: Name }>

async function valueNow(table: Table, operation: Op<'value'>): Promise<Operation | undefined> {
  const finder = await table.finder()
  const [id = ''] = finder.ids(operation.cards)
  const { values = {} } = await table.client.observe({ values: [id] })
  const said = inWords(values[id]?.[operation.attribute as keyof Values])
  return said === undefined ? undefined : { ...operation, values: [said] }
}

/** Yes or no: what does not hold is denied. */
async function affirmed(table: Table, operation: Op<'fact' | 'playing' | 'sees' | 'happened'>): Promise<Operation> {
  const { not: _, ...plain } = operation
  return (await isSo(table, plain)) ? plain : { ...plain, not: true }
}

const isSo = (table: Table, operation: Operation): Promise<boolean> =>
  play(table, operation).then(
    () => true,
    error => {
      if (error instanceof Mismatch) return false
      throw error
    },
  )
