import { type Reader, take, unreadable } from './reader.ts'
import type { TextType } from './text-type.ts'

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

export const numberPattern = `(?:\\d+|${words.slice(1).join('|')})`
const spelled = new RegExp(`${numberPattern}\\b`, 'y')

/** A number in digits, or in words up to ten. */
export function takeNumber(reader: Reader): number | undefined {
  const found = take(reader, spelled)?.[0]
  if (found === undefined) return undefined
  return words.includes(found) ? words.indexOf(found) : Number(found)
}

export const printNumber = (value: number): string => words[value] ?? String(value)

const readCount = (reader: Reader): number => takeNumber(reader) ?? unreadable(reader, 'a number', words)

export const count: TextType<number> = {
  name: 'count',
  meaning: 'a number, in digits or up to ten in words',
  pattern: numberPattern,
  read: readCount,
  print: value => (value === 0 ? '0' : printNumber(value)),
  examples: ['two', '12'],
}

/** What a player has scored, or has left to spend. */
export interface Score {
  readonly points: number
  readonly of?: 'counters'
}

export const points: TextType<Score> = {
  name: 'points',
  meaning: 'a score, or the counters that are left of a turn in Second Edition',
  pattern: '-?\\d+ (?:point|counter)s?',
  read: reader => {
    const [, number, word] =
      take(reader, /(-?\d+) (point|counter)s?/y) ?? unreadable(reader, 'a score such as `35 points`')
    return { points: Number(number), ...(word === 'counter' && { of: 'counters' }) }
  },
  print: ({ points: value, of = 'points' }) => `${value} ${value === 1 ? of.slice(0, -1) : of}`,
  examples: ['35 points', '1 point', '6 counters'],
}
