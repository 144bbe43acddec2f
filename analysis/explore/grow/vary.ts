import type { CardType } from '../../../cards/facts.ts'
import type { Given } from '../../../steps/judge/given.ts'
import type { Operation } from '../../../steps/operation.ts'
import type { Dice } from '../dice.ts'
import type { Script } from '../script.ts'
import type { Pool } from './pool.ts'
import type { Grounds } from './scene.ts'

/** The board of an earlier script with one small change or two, and some of what was done on it. */
export function varied(script: Script, pool: Pool, dice: Dice): Grounds {
  let changed = script
  for (let left = 1 + dice.below(2); left > 0; left -= 1) changed = dice.one(changes)!(changed, pool, dice)
  const deeds = changed.moves.filter(({ op }) => op !== 'value' && op !== 'fact')
  return { given: changed.given, opening: deeds.slice(0, dice.below(deeds.length + 1)) }
}

type Change = (script: Script, pool: Pool, dice: Dice) => Script

const exchange: Change = (script, pool, dice) => {
  const on = titlesOn(script)
  const title = dice.one([...on])
  const type = title === undefined ? undefined : pool.byTitle.get(title)?.facts.type
  const other = type && dice.one(pool.byType(type))?.title
  return other && !on.has(other) ? withTitle(script, title!, other) : script
}

const leaveOut: Change = (script, _, dice) => atRow(script, dice, rows => rows.toSpliced(dice.below(rows.length), 1))

const condition: Change = (script, pool, dice) =>
  atRow(script, dice, rows => {
    const at = dice.below(rows.length)
    const { card, place } = rows[at]!
    const type = pool.byTitle.get(card.title)?.facts.type
    const status = 'card' in place && place.prep !== 'under' && type ? dice.one(statuses[type] ?? []) : undefined
    return status ? rows.toSpliced(at, 1, { ...rows[at]!, conditions: [{ is: { status } }] }) : rows
  })

const moment: Change = ({ given, ...script }, _, dice) => ({
  ...script,
  given: given.map(one =>
    one.op === 'moment' && 'turnOf' in one.moment
      ? {
          op: 'moment',
          moment: { turnOf: dice.chance(0.5) ? 'Alice' : 'Bob', part: dice.chance(0.5) ? 'orders' : 'card play' },
        }
      : one,
  ),
})

const changes: readonly Change[] = [exchange, exchange, leaveOut, condition, moment]

/** What a card in play may be. */
const statuses: Readonly<Partial<Record<CardType, readonly string[]>>> = {
  personnel: ['stopped', 'disabled', 'stasis', 'captive'],
  ship: ['stopped', 'damaged', 'cloaked'],
  equipment: ['stopped'],
  facility: ['damaged'],
}

/** Every title that the script names. */
export function titlesOn({ given, moves }: Pick<Script, 'given' | 'moves'>): ReadonlySet<string> {
  const found = JSON.stringify([given, moves]).matchAll(/"title":("(?:[^"\\]|\\.)*")/g)
  return new Set([...found].map(([, title]) => JSON.parse(title!) as string))
}

/** The script with another card in the place of one. */
export function withTitle({ ruleset, given, moves }: Script, title: string, other: string): Script {
  const quoted = (one: string): string => `"title":${JSON.stringify(one)}`
  const text = JSON.stringify({ given, moves }).replaceAll(quoted(title), quoted(other))
  return { ruleset, ...(JSON.parse(text) as Pick<Script, 'given' | 'moves'>) }
}

type Rows = Extract<Operation, { op: 'has' }>['rows']

/** Changes the rows of what one of the players has. */
function atRow({ ruleset, given, moves }: Script, dice: Dice, change: (rows: Rows) => Rows): Script {
  const tables = given.flatMap((one, at) => (one.op === 'has' ? [at] : []))
  const at = dice.one(tables)
  const has = at === undefined ? undefined : (given[at] as Extract<Given, { op: 'has' }>)
  if (at === undefined || !has?.rows.length) return { ruleset, given, moves }
  return { ruleset, given: given.toSpliced(at, 1, { ...has, rows: change(has.rows) }), moves }
}
