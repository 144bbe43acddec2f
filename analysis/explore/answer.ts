import type { Values } from '../../protocol/types.ts'
import { Mismatch } from '../../steps/judge/mismatch.ts'
import { play } from '../../steps/judge/play.ts'
import type { Table } from '../../steps/judge/table.ts'
import { choosersFinder } from '../../steps/judge/when.ts'
import type { Operation } from '../../steps/operation.ts'
import { printLevel } from '../../steps/phrases/levels.ts'
import { demandOf, holdsIn, momentOf } from './said-now.ts'

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
export async function filledIn(table: Table, operation: Operation): Promise<Operation | undefined> {
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

/** Is it so? What is merely tried has not been said. */
async function isSo(table: Table, operation: Operation): Promise<boolean> {
  const before = [...table.asserted]
  try {
    await play(table, operation)
    return true
  } catch (error) {
    if (error instanceof Mismatch) return false
    throw error
  } finally {
    restore(table.asserted, before)
  }
}

/** What a sentence has spoken of is spoken of only if it was said. */
export function restore(asserted: Set<string>, before: readonly string[]): void {
  asserted.clear()
  for (const aspect of before) asserted.add(aspect)
}
