import { tableOf } from '../../cards/table-of.ts'
import { type Choice, type Player, players } from '../operation.ts'
import { listOf, printTerm, takeTerm, termPattern } from './cards.ts'
import { numberPattern, takeNumber } from './number.ts'
import { printList, type Reader, readList, take, unreadable } from './reader.ts'
import type { TextType } from './text-type.ts'

type Item = Choice[number]

// A game word begins with a capital letter (Diplomacy, SCIENCE, Computer Skill); others are announced by "the word".
const capital = "[A-Z][\\w.'/-]*"
/** A skill, or another word of the game that begins with a capital letter. */
export const featurePattern = `${capital}(?: (?:${capital}|x\\d+))*`
const item = `(?:${termPattern}|yes|no|none|the word "[^"]+"|${numberPattern}|${featurePattern})`

const fixed: Readonly<Record<string, Item>> = tableOf({ yes: { yes: true }, no: { yes: false }, none: { none: true } })
const feature = new RegExp(featurePattern, 'y')
const playerName = new RegExp(`(${players.join('|')})(?!['\\w])`, 'y')

function takeItem(reader: Reader): Item | undefined {
  const cards = takeTerm(reader)
  if (cards) return { cards }
  const named = take(reader, playerName)?.[1]
  if (named) return { player: named as Player }
  const word = take(reader, /the word "([^"]+)"/y)?.[1]
  if (word) return { word }
  const fixedWord = take(reader, /(?:yes|none|no)\b/y)?.[0]
  if (fixedWord) return fixed[fixedWord]
  const number = takeNumber(reader)
  if (number !== undefined) return { number }
  const free = take(reader, feature)?.[0]
  return free === undefined ? undefined : { word: free }
}

export function readChoice(reader: Reader): Choice {
  const items = readList(reader, takeItem)
  return items.length > 0 ? items : unreadable(reader, 'a choice', ['yes', 'no', 'none'])
}

export const printChoice = (choice: Choice): string => printList(choice.map(printItem))

function printItem(item: Item): string {
  if ('cards' in item) return printTerm(item.cards)
  if ('player' in item) return item.player
  if ('number' in item) return String(item.number)
  if ('yes' in item) return item.yes ? 'yes' : 'no'
  return 'none' in item ? 'none' : printWord(item.word)
}

function printWord(word: string): string {
  const plain = new RegExp(`^${featurePattern}$`).test(word) && !players.includes(word as Player)
  return plain ? word : `the word "${word}"`
}

export const choice: TextType<Choice> = {
  name: 'choice',
  meaning: 'a choice',
  pattern: listOf(item),
  read: readChoice,
  print: printChoice,
  examples: [
    '"Data" and "Worf"',
    '"Sisters of Duras" [Lursa], "Tomalak" and none',
    'two "Archer"',
    'Bob',
    'yes',
    'no',
    'none',
    '3',
    'SCIENCE',
    'Computer Skill and Diplomacy',
    'the word "android"',
  ],
}
