import { type Moment, type Player, players } from '../operation.ts'
import { cardNamePattern, printCardName, readCardName } from './card-name.ts'
import { type Reader, take, unreadable } from './reader.ts'
import type { TextType } from './text-type.ts'

type Turn = Extract<Moment, { readonly turnOf: Player }>
type Part = NonNullable<Turn['part']>

const ordinals = ['', '', 'second ', 'third ', 'fourth ', 'fifth '] as const
const nth = `(?:${ordinals.slice(2).join('|')})?`
const seedings = ['doorway', 'mission', 'dilemma', 'facility'] as const
const beforeSeeding = 'before the seed phases'

export const momentPattern = [
  `(?:the start of |the end of )?(?:${players.join('|')})'s (?:next )?${nth}turn`,
  `(?:the card play|the orders) of (?:${players.join('|')})'s (?:next )?${nth}turn`,
  `(?:${players.join('|')})'s (?:card play|orders)`,
  `(?:(?:${players.join('|')})'s turn in )?the (?:${seedings.join('|')}) phase`,
  beforeSeeding,
  `(?:the start of |the end of )?the encounter with ${cardNamePattern}`,
].join('|')

const turnWords = new RegExp(
  `(the (start|end|card play|orders) of )?(${players.join('|')})'s (next )?(${nth})turn`,
  'y',
)
const segment = new RegExp(`(${players.join('|')})'s (card play|orders)`, 'y')
const encounter = /(?:the (start|end) of )?the encounter with /y
const before = new RegExp(beforeSeeding, 'y')
const seeding = new RegExp(`(?:(${players.join('|')})'s turn in )?the (${seedings.join('|')}) phase`, 'y')

function readTurn(reader: Reader): Moment | undefined {
  const inProgress = take(reader, segment)
  if (inProgress) return turn(inProgress[1], 1, inProgress[2])
  const found = take(reader, turnWords)
  if (!found) return undefined
  // Only a start that is yet to come can be waited for, so "next" says nothing there.
  if (found[4] && found[2] !== 'start') ambiguous(reader, found[3] as string)
  return turn(found[3], ordinals.indexOf(found[5] as (typeof ordinals)[number]), found[2])
}

function ambiguous(reader: Reader, of: string): never {
  reader.at = 0
  return unreadable(
    reader,
    `a turn that is counted (\`${of}'s turn\` = the one in progress, else the coming one; \`${of}'s second turn\` = the one after)`,
  )
}

function turn(of: string | undefined, nth: number, part: string | undefined): Turn {
  return { turnOf: of as Player, ...(nth > 1 && { nth }), ...(part && { part: part as Part }) }
}

export function readMoment(reader: Reader): Moment {
  const seed = take(reader, seeding)
  if (seed) return { seeding: seed[2] as (typeof seedings)[number], ...(seed[1] && { of: seed[1] as Player }) }
  const ofTurn = readTurn(reader)
  if (ofTurn) return ofTurn
  if (take(reader, before)) return { before: 'the seed phases' }
  const met = take(reader, encounter)
  if (!met) return unreadable(reader, 'a moment of the game', moment.examples)
  const part = met[1] as 'start' | 'end' | undefined
  return { encounter: readCardName(reader), ...(part && { part }) }
}

export function printMoment(moment: Moment): string {
  if ('seeding' in moment) return `${moment.of ? `${moment.of}'s turn in ` : ''}the ${moment.seeding} phase`
  if ('before' in moment) return beforeSeeding
  if ('encounter' in moment) {
    return `${moment.part ? `the ${moment.part} of ` : ''}the encounter with ${printCardName(moment.encounter)}`
  }
  return printTurn(moment)
}

function printTurn({ turnOf, nth = 1, part }: Turn): string {
  if (nth === 1 && (part === 'card play' || part === 'orders')) return `${turnOf}'s ${part}`
  return `${part ? `the ${part} of ` : ''}${turnOf}'s ${ordinals[nth] ?? ''}turn`
}

export const moment: TextType<Moment> = {
  name: 'moment',
  meaning: 'a moment of the game',
  pattern: momentPattern,
  read: readMoment,
  print: printMoment,
  examples: [
    "Alice's turn",
    "the start of Bob's turn",
    "the start of Bob's next turn",
    "Alice's card play",
    "Alice's orders",
    "the end of Alice's turn",
    "Alice's second turn",
    "the start of Alice's second turn",
    "the orders of Bob's second turn",
    ...seedings.map(phase => `the ${phase} phase`),
    `Bob's turn in the facility phase`,
    beforeSeeding,
    'the encounter with "Armus - Skin of Evil"',
    'the start of the encounter with "Armus - Skin of Evil"',
    'the end of the encounter with "Armus - Skin of Evil"',
  ],
}
