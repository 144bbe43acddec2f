import { findCard } from '../../../cards/catalogue.ts'
import type { CardType } from '../../../cards/facts.ts'
import type { Given } from '../../../steps/judge/given.ts'
import type { Operation, Player } from '../../../steps/operation.ts'
import type { Dice } from '../dice.ts'
import { type Script, titleOf, titlesOn, withTitle } from '../script.ts'
import type { Card, Pool } from './pool.ts'

/** An earlier board with a few changes, and what is likely to be tried on it. */
export interface Varied extends Script {
  /** Cards that it is about: those that came to it, and those with which something was done. */
  readonly about: ReadonlySet<string>
}

/** At most so many changes are made; now and then none is. */
const mostChanges = 3

/** The board of an earlier script, changed a little, and some of what was done on it; `around` = cards that are to come there. */
export function varied(script: Script, around: readonly Card[], pool: Pool, dice: Dice): Varied {
  const ground = { around, pool, dice }
  let changed = script
  for (let left = dice.below(mostChanges + 1); left > 0; left -= 1) changed = dice.one(changes)!(changed, ground)
  const { moves } = changed
  const before = titlesOn(script)
  const came = [...titlesOn(changed)].filter(title => !before.has(title))
  return {
    ...changed,
    moves: moves.slice(0, dice.chance(0.5) ? moves.length : dice.below(moves.length + 1)),
    about: new Set([...titlesOn({ given: [], moves }), ...came]),
  }
}

/** The script with cards that the engine knows in the place of others of their type. */
export function withKnown(script: Script, pool: Pool, dice: Dice): Script {
  let changed = script
  for (const title of pool.unknown.size ? titlesOn(script) : []) {
    if (!pool.unknown.has(titleOf(title))) continue
    const on = titlesOn(changed)
    const type = findCard(title)?.type
    const other = dice.one(type ? pool.byType(type).filter(one => !on.has(one.title)) : [])
    if (other) changed = withTitle(changed, title, other.title)
  }
  return changed
}

interface Ground {
  readonly around: readonly Card[]
  readonly pool: Pool
  readonly dice: Dice
}

type Change = (script: Script, ground: Ground) => Script

/** A card takes the place of another one of its type. */
const exchange: Change = (script, { around, pool, dice }) => {
  const on = titlesOn(script)
  const title = dice.one([...on])
  const type = title === undefined ? undefined : pool.byTitle.get(title)?.facts.type
  if (!type) return script
  const wanted = around.filter(({ facts }) => facts.type === type)
  const other = dice.one(wanted.length && dice.chance(0.7) ? wanted : pool.byType(type))?.title
  return other && !on.has(other) ? withTitle(script, title!, other) : script
}

/** A card comes where another one of its type lies, now and then where any lies, or into a hand. */
const add: Change = (script, { around, pool, dice }) => {
  const card = dice.one(around.length && dice.chance(0.7) ? around : pool.all)
  if (!card || titlesOn(script).has(card.title) || card.facts.type === 'mission') return script
  return atRows(script, dice, (rows, player) => {
    const isLike = (title: string): boolean => pool.byTitle.get(title)?.facts.type === card.facts.type
    const like = dice.chance(0.1) ? rows : rows.filter(row => isLike(row.card.title))
    const place = dice.chance(0.75) ? dice.one(like)?.place : undefined
    const inHand = { prep: 'in', pile: { pile: 'hand', of: player } } as const
    return [...rows, { card: { title: card.title }, place: place ?? inHand, conditions: [] }]
  })
}

const leaveOut: Change = (script, { dice }) => atRows(script, dice, rows => rows.toSpliced(dice.below(rows.length), 1))

const condition: Change = (script, { pool, dice }) =>
  atRows(script, dice, rows => {
    const at = dice.below(rows.length)
    const { card, place } = rows[at]!
    const type = pool.byTitle.get(card.title)?.facts.type
    const status = 'card' in place && place.prep !== 'under' && type ? dice.one(statuses[type] ?? []) : undefined
    return status ? rows.toSpliced(at, 1, { ...rows[at]!, conditions: [{ is: { status } }] }) : rows
  })

const moment: Change = (script, { dice }) => ({
  ...script,
  given: script.given.map(one =>
    one.op === 'moment' && 'turnOf' in one.moment
      ? {
          op: 'moment',
          moment: { turnOf: dice.chance(0.5) ? 'Alice' : 'Bob', part: dice.chance(0.5) ? 'orders' : 'card play' },
        }
      : one,
  ),
})

const changes: readonly Change[] = [exchange, exchange, add, add, leaveOut, condition, moment]

/** Conditions of cards in play. */
const statuses: Readonly<Partial<Record<CardType, readonly string[]>>> = {
  personnel: ['stopped', 'disabled', 'stasis', 'captive'],
  ship: ['stopped', 'damaged', 'cloaked'],
  equipment: ['stopped'],
  facility: ['damaged'],
}

type Has = Extract<Given, Extract<Operation, { op: 'has' }>>
type Rows = Has['rows']

/** Changes the rows of what one of the players has. */
function atRows(script: Script, dice: Dice, change: (rows: Rows, player: Player) => Rows): Script {
  const { given } = script
  const at = dice.one(given.flatMap((one, index) => (one.op === 'has' ? [index] : [])))
  const has = at === undefined ? undefined : (given[at] as Has)
  if (at === undefined || !has?.rows.length) return script
  return { ...script, given: given.toSpliced(at, 1, { ...has, rows: change(has.rows, has.player) }) }
}
