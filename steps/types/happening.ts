import { type Player, players } from '../operation.ts'
import { featurePattern } from './choice.ts'
import { take, unreadable } from './reader.ts'
import type { TextType } from './text-type.ts'
import { alternatives, formOf, type Words } from './words.ts'

export interface Happening {
  readonly not?: true
  readonly event: string
  /** The number that was told. */
  readonly count?: number
  /** The player who did it. */
  readonly by?: Player
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

const done = ` by (?:${players.join('|')})`
const pattern = `(?:has|have) (?:not )?(?:been (?:(?:${alternatives(events)})(?:${done})?|counted as \\d+)|used ${featurePattern})`
const words = new RegExp(
  `(?:has|have) (not )?(?:been (?:(${alternatives(events)})(?: by (${players.join('|')}))?|counted as (\\d+))|used (${featurePattern}))`,
  'y',
)

function printed({ event, count, word, by }: Happening): string {
  if (word !== undefined) return `used ${word}`
  return `been ${count === undefined ? formOf(events, event) : `counted as ${count}`}${by ? ` by ${by}` : ''}`
}

export const happening: TextType<Happening> = {
  name: 'happening',
  meaning:
    '`has been` or `have been`, with or without `not`, and an event, and who did it where that matters; or `has used` and a skill',
  pattern,
  read(reader) {
    const found = take(reader, words) ?? unreadable(reader, '`has been` and an event', happening.examples)
    const not = found[1] ? ({ not: true } as const) : {}
    const [, , event, by, count, skill] = found
    if (count) return { ...not, event: 'counted', count: Number(count) }
    if (skill) return { ...not, event: 'used', word: skill }
    return { ...not, event: events[event as string] as string, ...(by && { by: by as Player }) }
  },
  print: (happened, plural) => `${plural ? 'have' : 'has'} ${happened.not ? 'not ' : ''}${printed(happened)}`,
  examples: [
    ...Object.keys(events).map(event => `has been ${event}`),
    'has been solved by Alice',
    'has been counted as 3',
    'has used Diplomacy',
    'has not been killed',
  ],
}
