import { join } from 'node:path'
import { cardTypes } from './facts.ts'
import { readGameText } from './game-text.ts'
import { nearest } from './nearest.ts'

const folder = join(import.meta.dirname, 'game-text')
const places = ['core', 'spaceline', 'planet', 'space', ...cardTypes]
const words = places.flatMap(place => [place, `your ${place}`, `opponent's ${place}`])
const texts = ['plays', 'left-out', 'why'] as const
const lists = { rulesets: undefined, lies: words, aims: words, seeds: ['planet', 'space', 'mission'], holds: cardTypes }

/** What is wrong with how `print.yaml` is written, one sentence for each fault. */
export function gameTextFaults(written: unknown = readGameText(join(folder, 'print.yaml'))): readonly string[] {
  if (!isMap(written)) return ['cards/game-text/print.yaml: give a row for each title: "Zaldan: whole"']
  return Object.entries(written).flatMap(([title, value]) =>
    value === 'whole' ? [] : [value].flat().flatMap(row => rowFaults(row, Array.isArray(value)).map(told(title))),
  )
}

const told =
  (title: string) =>
  (fault: string): string =>
    `cards/game-text/print.yaml: "${title}" ${fault}`

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function rowFaults(row: unknown, oneOfSeveral: boolean): readonly string[] {
  if (!isMap(row)) return [`has the row ${JSON.stringify(row)}; write "whole", or what is left out and why`]
  const known = [...texts, ...Object.keys(lists)]
  return [
    ...Object.keys(row)
      .filter(key => !known.includes(key))
      .map(key => `has "${key}"; the nearest is "${nearest(key, known)}"`),
    ...texts.filter(key => key in row && typeof row[key] !== 'string').map(key => `says no sentence under ${key}`),
    ...('left-out' in row === 'why' in row ? [] : ['says only one of left-out and why; the one needs the other']),
    ...(oneOfSeveral && !row.rulesets ? ['has several rows, and one does not say under which rulesets'] : []),
    ...Object.entries(lists).flatMap(([key, choices]) => (key in row ? listFaults(key, row[key], choices) : [])),
  ]
}

function listFaults(key: string, value: unknown, choices?: readonly string[]): readonly string[] {
  if (!Array.isArray(value) || value.some(word => typeof word !== 'string'))
    return [`has no list of words under ${key}; quote words that look like numbers`]
  return value
    .filter(word => choices && !choices.includes(word))
    .map(word => `has "${word}" under ${key}; the nearest is "${nearest(word, choices!)}"`)
}
