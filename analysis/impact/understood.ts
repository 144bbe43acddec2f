import type { Circumstances, Wanted, Written } from './circumstances.ts'
import type { Enactment } from './proposal.ts'
import { questionWords } from './question-words.ts'

type Rule = Pick<Enactment, 'asked' | 'answer' | 'when' | 'unless' | 'except'>

/** How the rule of a proposal is read, in words: what is asked, the answer, and in which circumstances. */
export function understood({ asked, answer, when, unless, except }: Rule): string {
  const asks = questionWords().get(asked)?.asks ?? asked
  const always = Object.keys(when).length === 0 ? 'always' : `if ${circumstances(when, ' and ')}`
  const never = Object.keys(unless).length > 0 ? `; not if ${circumstances(unless, ' and ')}` : ''
  const before = except.length > 0 ? ` It goes before ${except.join(' and ')}.` : ''
  return `Read as: to the question “${asks}” (${asked}) the answer is “${answer}”, ${always}${never}.${before}`
}

const circumstances = (all: Circumstances, link: string): string =>
  Object.entries(all)
    .map(([place, wanted]) => circumstance(place, wanted))
    .join(link)

function circumstance(place: string, wanted: Wanted): string {
  const words =
    typeof wanted === 'string' ? [wanted] : Array.isArray(wanted) ? (wanted as readonly string[]) : undefined
  if (!words) return `“${place}” is a card that ${wordsOf(wanted as Written)}`
  return words.includes('nothing') && words.length === 1 ? `there is no “${place}”` : `“${place}” is ${oneOf(words)}`
}

const oneOf = (words: readonly string[]): string => words.map(word => `“${word}”`).join(' or ')

/** By the key of a filter, what a card with that value is or does. */
const verbs: ReadonlyMap<string, string> = new Map([
  ['type', 'is of the type'],
  ['name', 'is called'],
  ['is', 'is'],
  ['isNot', 'is not'],
  ['skill', 'has the skill'],
  ['classification', 'has the classification'],
  ['species', 'is of the species'],
  ['gender', 'is'],
  ['affiliation', 'has the affiliation'],
  ['icon', 'has the icon'],
  ['class', 'is of the class'],
  ['whose', 'is'],
  ['cardIn', 'lies in'],
])

/** What a filter says of a card, without its subject. */
export function wordsOf(filter: Written): string {
  return Object.entries(filter)
    .map(([key, value]) => {
      const parts = [value].flat()
      const words = parts.filter(one => typeof one === 'string')
      if (key === 'not') return `is not a card that ${parts.map(one => wordsOf(one as Written)).join(' or ')}`
      if (key === 'any') return `either ${parts.map(one => wordsOf(one as Written)).join(' or ')}`
      if (words.length < parts.length)
        return `has “${key}” with ${parts.map(one => pairs(one as Written)).join(' or ')}`
      const verb = verbs.get(key)
      return verb ? `${verb} ${oneOf(words)}` : `has “${key}”: ${words.join(' or ')}`
    })
    .join(' and ')
}

const pairs = (written: Written): string =>
  Object.entries(written)
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
