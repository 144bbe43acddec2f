import { findCard } from '../../cards/catalogue.ts'
import type { CardType } from '../../cards/facts.ts'
import type { Values } from '../../protocol/types.ts'
import { Mismatch } from '../../steps/judge/mismatch.ts'
import { play } from '../../steps/judge/play.ts'
import { nameOn } from '../../steps/on-board/names-on.ts'
import type { Operation } from '../../steps/operation.ts'
import { printLevel } from '../../steps/phrases/levels.ts'
import type { Dice } from './dice.ts'
import type { Recorder } from './record.ts'

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
  const inPlay = finder.board.cards.filter(({ where }) =>
    ['planet', 'space', 'aboard', 'docked', 'spaceline'].includes(where[0]),
  )
  const first = inPlay.filter(({ title }) => title !== undefined && titles.has(title))
  const looked = new Set([...dice.some(first, 2), ...dice.some(inPlay, 2)])
  const { can } = table
  const { values = {} } = await table.client.observe({ values: [...looked].map(({ id }) => id) })
  for (const { id, title = '' } of looked) {
    const card = nameOn(finder, id)
    const attributes = attributesOf[findCard(title)?.type ?? 'equipment'] ?? []
    for (const attribute of dice.some(attributes, 3)) {
      const said = inWords(values[id]?.[attribute])
      if (!card || said === undefined || !can.values?.includes(attribute)) continue
      await recorder.look({ op: 'value', attribute, cards: [{ card }], values: [said] })
    }
  }
}

function inWords(value: unknown): number | string | undefined {
  if (typeof value === 'number' || typeof value === 'string') return value
  if (Array.isArray(value)) return value.length ? value.join(', ') : 'none'
  if (!value || typeof value !== 'object') return undefined
  const levels = Object.entries(value)
  return levels.length ? levels.map(([word, level]) => printLevel(word, level)).join(', ') : 'none'
}

/** The question with the engine's answer to it; undefined where it does not say. */
export async function filledIn({ table }: Recorder, operation: Operation): Promise<Operation | undefined> {
  if (operation.op === 'value') {
    const finder = await table.finder()
    const [id = ''] = finder.ids(operation.cards)
    const { values = {} } = await table.client.observe({ values: [id] })
    const said = inWords(values[id]?.[operation.attribute as keyof Values])
    return said === undefined ? undefined : { ...operation, values: [said] }
  }
  // Yes or no: what does not hold is denied.
  if (operation.op !== 'fact' && operation.op !== 'playing' && operation.op !== 'sees') return operation
  const { not: _, ...plain } = operation
  const isSo = await play(table, plain).then(
    () => true,
    error => {
      if (error instanceof Mismatch) return false
      throw error
    },
  )
  return isSo ? plain : { ...plain, not: true }
}
