import { type Condition, type Player, players } from '../operation.ts'
import { cardNamePattern, ownerPattern, printCardName, readCardName } from './card-name.ts'
import { cards, printCards, readCards } from './cards.ts'
import { affiliations, modePattern, printMode, readMode } from './mode.ts'
import { type Reader, take, unreadable } from './reader.ts'
import type { TextType } from './text-type.ts'
import { alternatives, formOf, type Words } from './words.ts'

type Kind = Condition['is']

/** Statuses by their sentence form. */
export const statuses: Words = {
  stopped: 'stopped',
  disabled: 'disabled',
  deactivated: 'deactivated',
  'in stasis': 'stasis',
  stunned: 'stunned',
  'mortally wounded': 'mortally-wounded',
  captive: 'captive',
  quarantined: 'quarantined',
  'under house arrest': 'house-arrest',
  cloaked: 'cloaked',
  phased: 'phased',
  damaged: 'damaged',
  assimilated: 'assimilated',
  infiltrating: 'infiltrating',
  closed: 'closed',
  open: 'open',
  completed: 'completed',
  scouted: 'scouted',
  overcome: 'overcome',
  activated: 'activated',
  suspended: 'suspended',
  'off line': 'off-line',
  shuffled: 'shuffled',
}

/** Counts on a card, by their sentence form; # stands for the number. */
export const counts: Words = {
  'left with RANGE #': 'range-left',
  'counted down to #': 'countdown',
  'at HULL #%': 'hull',
  'carrying # tokens': 'tokens',
  'used # times this turn': 'used-this-turn',
  'used # times this game': 'used-this-game',
}

/** How a sentence says a word of the protocol for a status, such as `under house arrest`. */
export const statusInWords = (word: string): string => formOf(statuses, word)

/** How a sentence says a count, such as `left with RANGE 3`. */
export const countInWords = (word: string, value: number): string => formOf(counts, word).replace('#', String(value))

// The table cell of a ship reads better without a verb.
const countForms: Words = { ...counts, 'RANGE # left': 'range-left' }
const countPatterns = Object.entries(countForms).map(
  ([form, count]) => [new RegExp(form.replace('#', '(\\d+)'), 'y'), count] as const,
)

const causedBy = new RegExp(` by (?=(?:${ownerPattern})?")`, 'y')
const controlledBy = new RegExp(`controlled by (${players.join('|')})`, 'y')

// `undamaged` = `not damaged`.
const un = `un(?=(?:${alternatives(statuses)})(?![\\w-]))`
const denial = new RegExp(`not |${un}`, 'y')

export const conditionPattern = `(?:not |${un})?(?:${[
  `(?:${alternatives(statuses)})(?: by ${cardNamePattern})?`,
  ...Object.keys(countForms).map(form => form.replace('#', '\\d+')),
  `controlled by (?:${players.join('|')})`,
  `targeting ${cards.pattern}`,
  `in ${modePattern} mode`,
  'face up',
  'face down',
  'staffed',
  'in play',
].join('|')})`

const status = new RegExp(`(${alternatives(statuses)})(?![\\w-])`, 'y')

function readStatus(reader: Reader): Kind | undefined {
  const form = take(reader, status)?.[1]
  if (form === undefined) return undefined
  const word = statuses[form] as string
  return take(reader, causedBy) ? { status: word, by: readCardName(reader) } : { status: word }
}

function readCount(reader: Reader): Kind | undefined {
  for (const [pattern, count] of countPatterns) {
    const found = take(reader, pattern)
    if (found) return { count, value: Number(found[1]) }
  }
  return undefined
}

function readKind(reader: Reader): Kind {
  const known = readStatus(reader) ?? readCount(reader)
  if (known) return known
  const controller = take(reader, controlledBy)?.[1]
  if (controller) return { controlledBy: controller as Player }
  if (take(reader, /targeting /y)) return { targeting: readCards(reader) }
  const face = take(reader, /face (up|down)/y)?.[1]
  if (face) return { face: face as 'up' | 'down' }
  if (take(reader, /staffed/y)) return { staffed: true }
  if (take(reader, /in play/y)) return { inPlay: true }
  if (take(reader, /in (?=\S.* mode)/y)) return { mode: readMode(reader) }
  return unreadable(reader, 'a condition', validConditions)
}

export function readCondition(reader: Reader): Condition {
  const not = take(reader, denial)
  const is = readKind(reader)
  return not ? { not: true, is } : { is }
}

export function printCondition({ not, is }: Condition): string {
  return `${not ? 'not ' : ''}${printKind(is)}`
}

function printKind(is: Kind): string {
  if ('status' in is) return `${formOf(statuses, is.status)}${is.by ? ` by ${printCardName(is.by)}` : ''}`
  if ('controlledBy' in is) return `controlled by ${is.controlledBy}`
  if ('targeting' in is) return `targeting ${printCards(is.targeting)}`
  if ('mode' in is) return `in ${printMode(is.mode)}`
  if ('face' in is) return `face ${is.face}`
  if ('count' in is) return formOf(counts, is.count).replace('#', String(is.value))
  return 'staffed' in is ? 'staffed' : 'in play'
}

/** The conditions of a table cell, separated by commas; none in an empty cell. */
export function conditionsOfCell(cell: string): readonly Condition[] {
  const reader = { text: cell, at: 0 }
  const found: Condition[] = []
  while (reader.at < cell.length) {
    if (found.length > 0 && !take(reader, /, /y)) unreadable(reader, 'a comma and another condition')
    found.push(readCondition(reader))
  }
  return found
}

export const validConditions = [
  ...Object.keys(statuses),
  ...Object.keys(countForms).map(form => form.replace('#', '2')),
  'controlled by Bob',
  'targeting "…"',
  'face up',
  'face down',
  'staffed',
  'in play',
  ...Object.keys(affiliations).map(name => `in ${name} mode`),
]

export const condition: TextType<Condition> = {
  name: 'condition',
  meaning: 'a condition',
  pattern: conditionPattern,
  read: readCondition,
  print: printCondition,
  examples: [
    ...Object.keys(statuses),
    'stopped by "Parallel Romance"',
    'not stopped',
    ...Object.keys(counts).map(form => form.replace('#', '2')),
    'controlled by Bob',
    'targeting "Excavation"',
    'in Romulan mode',
    'face up',
    'face down',
    'staffed',
    'in play',
  ],
}
