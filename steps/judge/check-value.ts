import type { SkillEntry, Values } from '../../protocol/types.ts'
import type { Operation } from '../operation.ts'
import { printLevel, readLevels } from '../phrases/levels.ts'
import { listed, mismatch, sameSet } from './mismatch.ts'
import type { Table } from './table.ts'

type Op<Name extends Operation['op']> = Extract<Operation, { readonly op: Name }>

/** Values that a card carries as a count, and that every board shows. */
export const counted: ReadonlySet<string> = new Set(['range-left', 'hull', 'countdown', 'tokens'])

/** A number or a set that counts now. */
export async function value(table: Table, operation: Op<'value'>): Promise<void> {
  const { attribute, cards } = operation
  const finder = await table.finder()
  const ids = finder.ids(cards)
  if (counted.has(attribute)) {
    for (const id of ids) compare(id, operation, finder.card(id).count?.[attribute as 'countdown'])
    return
  }
  if (!table.can.values?.includes(attribute as never)) {
    table.unchecked.push(`the ${attribute} of ${listed(ids)}`)
    return
  }
  const observed = await table.client.observe({ values: ids })
  table.credit(observed.rulings)
  for (const id of ids) compare(id, operation, observed.values?.[id]?.[attribute as keyof Values])
}

/** The number, or the words of the set in any order: `Diplomacy x2, Leadership`; a skills box in its own. */
function compare(id: string, { attribute, values, includes }: Op<'value'>, actual: unknown): void {
  const shown = attribute === 'skills-box' ? entriesOf(actual) : wordsOf(actual)
  if (includes !== undefined) return compareParts(`The ${attribute} of "${id}"`, values, includes, shown)
  const same = attribute === 'skills-box' ? sameList : sameSet
  if (values.some(wanted => same(lower(String(wanted).split(/, | and /)), lower(shown)))) return
  const hint = attribute === 'skills' ? '; `skills box` is what is printed in the box, `include` asks for a part' : ''
  mismatch(`The ${attribute} of "${id}" should be ${values.join(' or ')}, but it is ${listed(shown)}${hint}`)
}

/** Each of the words is there, a skill at least at that level; or none of them is. */
function compareParts(what: string, values: Op<'value'>['values'], includes: boolean, shown: readonly string[]): void {
  const levels = readLevels(lower(shown).join(', '))
  const isThere = ([word, level]: [string, number]): boolean => (levels[word] ?? 0) >= level
  const fits = (wanted: number | string): boolean => {
    const parts = Object.entries(readLevels(String(wanted).toLowerCase()))
    return includes ? parts.every(isThere) : !parts.some(isThere)
  }
  if (values.some(fits)) return
  mismatch(`${what} should ${includes ? '' : 'not '}include ${values.join(' or ')}, but it is ${listed(shown)}`)
}

const lower = (words: readonly string[]): readonly string[] => words.map(word => word.toLowerCase())

function wordsOf(actual: unknown): readonly string[] {
  if (actual === undefined) return ['undefined']
  if (Array.isArray(actual)) return actual.length ? actual.map(String) : ['none']
  if (typeof actual !== 'object' || actual === null) return [String(actual)]
  const levels = Object.entries(actual)
  return levels.length ? levels.map(([word, level]) => printLevel(word, level)) : ['none']
}

/** Each entry of a skills box; a skill that is a sentence, and a blank, by what they are. */
function entriesOf(actual: unknown): readonly string[] {
  const entries = (actual ?? []) as readonly SkillEntry[]
  if (!entries.length) return [actual === undefined ? 'undefined' : 'none']
  return entries.map(({ skill, level }) => {
    if (skill === 'special') return 'special skill'
    return skill === 'none' ? 'blank' : printLevel(skill, level)
  })
}

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, i) => word === b[i])
