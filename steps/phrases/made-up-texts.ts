import type { MadeUpNeed, TacticNumbers } from '../../protocol/types.ts'
import { LanguageError } from '../types/reader.ts'

const said = ['word', 'affiliation', 'gender', 'skill', 'icon', 'keyword', 'class', 'name'] as const
type Said = (typeof said)[number]

/** `2 personnel, word Klingon` or `ship, class Scout, RANGE over 7`; several are joined by "and". */
export const readNeeds = (text: string): readonly MadeUpNeed[] => text.split(' and ').map(readNeed)

function readNeed(text: string): MadeUpNeed {
  const [first = '', ...features] = text.split(', ')
  const [, count, type] = /^(?:([1-9]\d*) )?(personnel|ship)$/.exec(first) ?? []
  if (type === undefined) throw new LanguageError(`what a card needs is \`personnel\` or \`ship\`, found \`${first}\``)
  const over = features.flatMap(one => overIn(one) ?? [])
  const words = features.filter(one => !overIn(one)).map(wordIn)
  return {
    ...(count === undefined ? {} : { count: Number(count) }),
    type: type as 'personnel',
    ...Object.fromEntries(words),
    ...(over.length ? { over: Object.fromEntries(over) } : {}),
  }
}

function overIn(text: string): readonly (readonly [string, number])[] | undefined {
  const [, attribute, limit] = /^([A-Z]+) over (\d+)$/.exec(text) ?? []
  return attribute === undefined ? undefined : [[attribute.toLowerCase(), Number(limit)]]
}

function wordIn(text: string): readonly [Said, string] {
  const key = said.find(one => text.startsWith(`${one} `))
  if (key === undefined)
    throw new LanguageError(
      `what a card needs has ${said.join(', ')} or an attribute, as in \`skill Law\` and \`RANGE over 7\`; found \`${text}\``,
    )
  const value = text.slice(key.length + 1)
  return [key, key === 'affiliation' || key === 'icon' || key === 'gender' ? value.toLowerCase() : value]
}

export const printNeeds = (needs: readonly MadeUpNeed[]): string => needs.map(printNeed).join(' and ')

function printNeed(need: MadeUpNeed): string {
  const { count, type = 'personnel', over = {} } = need
  return [
    count === undefined ? type : `${count} ${type}`,
    ...said.flatMap(key => (need[key] === undefined ? [] : `${key} ${need[key]}`)),
    ...Object.entries(over).map(([attribute, limit]) => `${attribute.toUpperCase()} over ${limit}`),
  ].join(', ')
}

const numbers = ['attack', 'defense'] as const
const lessened = ['range', 'weapons', 'shields', 'hull'] as const
const hits = { hit: 'hit', 'direct hit': 'directHit' } as const

/** `ATTACK 2, DEFENSE 1, hit this, direct hit this next, RANGE 2, HULL 25`; what is left out is nought. */
export function readTactic(text: string): TacticNumbers {
  const parts = text.split(', ')
  const number = (name: string): number | undefined => {
    const part = parts.find(one => one.startsWith(`${name.toUpperCase()} `))
    return part && /^[A-Z]+ \d+$/.test(part) ? Number(part.slice(name.length + 1)) : undefined
  }
  const marks = (name: string) =>
    (parts.find(one => one.startsWith(`${name} `))?.slice(name.length + 1) ?? '').split(' ')
  const tactic = {
    attack: number('attack') ?? 0,
    defense: number('defense') ?? 0,
    hit: marks('hit').filter(isMark),
    directHit: marks('direct hit').filter(isMark),
    marker: Object.fromEntries(lessened.flatMap(name => (number(name) === undefined ? [] : [[name, number(name)!]]))),
  }
  const stray = parts.find(part => !printTactic(tactic, true).includes(part))
  if (stray !== undefined)
    throw new LanguageError(
      `a tactic has ATTACK, DEFENSE, RANGE, WEAPONS, SHIELDS and HULL with numbers, \`hit\` and \`direct hit\` with \`this\` and \`next\`; found \`${stray}\``,
    )
  return tactic
}

const isMark = (word: string): word is 'this' | 'next' => word === 'this' || word === 'next'

/** Its parts; `whole` = noughts, too. */
function printTactic(tactic: TacticNumbers, whole: boolean): readonly string[] {
  return [
    ...numbers.filter(name => whole || tactic[name]).map(name => `${name.toUpperCase()} ${tactic[name]}`),
    ...Object.entries(hits).flatMap(([name, key]) => (tactic[key].length ? [`${name} ${tactic[key].join(' ')}`] : [])),
    ...lessened.flatMap(name =>
      tactic.marker[name] === undefined ? [] : [`${name.toUpperCase()} ${tactic.marker[name]}`],
    ),
  ]
}

export const printTacticCell = (tactic: TacticNumbers): string => printTactic(tactic, false).join(', ') || 'ATTACK 0'
