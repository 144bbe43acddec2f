import type { Now } from '../operation.ts'
import { take, unreadable } from './reader.ts'
import type { TextType } from './text-type.ts'

const words = ['now', 'still', 'no longer'] as const

/** `is now`, `are still` …: checked against the positions before the nearest preceding When and before the deed that it answers. */
export const now: TextType<Now> = {
  name: 'now',
  meaning: '`is` or `are` with now, still or no longer',
  pattern: `(?:is|are) (?:${words.join('|')})`,
  read: reader =>
    (take(reader, /(?:is|are) (now|still|no longer)/y)?.[1] as Now | undefined) ??
    unreadable(reader, '`is now`, `is still` or `is no longer`', words),
  print: (value, plural) => `${plural ? 'are' : 'is'} ${value}`,
  examples: words.map(word => `is ${word}`),
}

/** `now has`, `still has`, `no longer has`. */
export const has: TextType<Now> = {
  name: 'has',
  meaning: '`has` with now, still or no longer',
  pattern: `(?:${words.join('|')}) has`,
  read: reader =>
    (take(reader, /(now|still|no longer) has/y)?.[1] as Now | undefined) ?? unreadable(reader, '`now has`', words),
  print: value => `${value} has`,
  examples: words.map(word => `${word} has`),
}

export const verdict: TextType<boolean> = {
  name: 'verdict',
  meaning: '`legal` or `illegal`',
  pattern: 'legal|illegal',
  read: reader =>
    (take(reader, /legal|illegal/y)?.[0] ?? unreadable(reader, '`legal` or `illegal`', ['illegal', 'legal'])) ===
    'legal',
  print: legal => (legal ? 'legal' : 'illegal'),
  examples: ['legal', 'illegal'],
}

/** True = sees. */
export const sees: TextType<boolean> = {
  name: 'sees',
  meaning: '`sees` or `does not see`',
  pattern: 'sees|does not see',
  read: reader =>
    (take(reader, /sees|does not see/y)?.[0] ?? unreadable(reader, '`sees`', ['sees', 'does not see'])) === 'sees',
  print: value => (value ? 'sees' : 'does not see'),
  examples: ['sees', 'does not see'],
}

export const result: TextType<'won' | 'lost'> = {
  name: 'result',
  meaning: '`won` or `lost`',
  pattern: 'won|lost',
  read: reader => (take(reader, /won|lost/y)?.[0] ?? unreadable(reader, '`won` or `lost`')) as 'won' | 'lost',
  print: value => value,
  examples: ['won', 'lost'],
}
