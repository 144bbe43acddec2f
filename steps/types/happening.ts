import { featurePattern } from './choice.ts'
import { take, unreadable } from './reader.ts'
import type { TextType } from './text-type.ts'
import { alternatives, formOf, type Words } from './words.ts'

export interface Happening {
  readonly not?: true
  readonly event: string
  /** The number that was told. */
  readonly count?: number
  /** The skill that was used. */
  readonly word?: string
}

/** Events that can have happened to cards since the first When, by their sentence form. */
export const events: Words = {
  killed: 'killed',
  discarded: 'discarded',
  destroyed: 'destroyed',
  nullified: 'nullified',
  captured: 'captured',
  encountered: 'encountered',
  overcome: 'overcome',
  failed: 'failed',
  solved: 'solved',
  completed: 'solved',
  scored: 'scored',
  selected: 'selected',
  revealed: 'revealed',
  drawn: 'drew',
  used: 'used',
  started: 'started',
  resolved: 'resolved',
  shuffled: 'shuffled',
  downloaded: 'downloaded',
  assimilated: 'assimilated',
}

const pattern = `(?:has|have) (?:not )?(?:been (?:${alternatives(events)}|counted as \\d+)|used ${featurePattern})`
const words = new RegExp(
  `(?:has|have) (not )?(?:been (?:(${alternatives(events)})|counted as (\\d+))|used (${featurePattern}))`,
  'y',
)

function printed({ event, count, word }: Happening): string {
  if (word !== undefined) return `used ${word}`
  return `been ${count === undefined ? formOf(events, event) : `counted as ${count}`}`
}

export const happening: TextType<Happening> = {
  name: 'happening',
  meaning: '`has been` or `have been`, with `not` in between or without, and an event; or `has used` and a skill',
  pattern,
  read(reader) {
    const found = take(reader, words) ?? unreadable(reader, '`has been` and an event', happening.examples)
    const not = found[1] ? ({ not: true } as const) : {}
    if (found[3]) return { ...not, event: 'counted', count: Number(found[3]) }
    if (found[4]) return { ...not, event: 'used', word: found[4] }
    return { ...not, event: events[found[2] as string] as string }
  },
  print: (happened, plural) => `${plural ? 'have' : 'has'} ${happened.not ? 'not ' : ''}${printed(happened)}`,
  examples: [
    ...Object.keys(events).map(event => `has been ${event}`),
    'has been counted as 3',
    'has used Diplomacy',
    'has not been killed',
  ],
}
