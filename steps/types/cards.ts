import { type Cards, type CardTerm, type Player, players } from '../operation.ts'
import { cardNamePattern, ownerPattern, printCardName, readCardName, takeCardName } from './card-name.ts'
import { numberPattern, printNumber, takeNumber } from './number.ts'
import { pilePattern, printPile, takePile } from './pile.ts'
import { printList, type Reader, readList, take, unreadable } from './reader.ts'
import type { TextType } from './text-type.ts'

type Group = Extract<CardTerm, { readonly group: string }>

const groupPattern = `${ownerPattern}(?:crew|Away Team|cards) (?:aboard|on|at) ${cardNamePattern}`
export const termPattern = `(?:${groupPattern}|${pilePattern}|(?:${numberPattern} )?${cardNamePattern})`
export const listOf = (item: string): string => `${item}(?:(?:, and |, | and )${item})*`

const groupWords = new RegExp(`(${players.join('|')})'s (crew|Away Team|cards) (?:aboard|on|at) `, 'y')
const counted = new RegExp(`(?=${numberPattern} (?:${ownerPattern})?")`, 'y')
const atOf = { crew: 'aboard', 'Away Team': 'on', cards: 'at' } as const

export function takeTerm(reader: Reader): CardTerm | undefined {
  if (take(reader, counted)) {
    const count = takeNumber(reader) as number
    take(reader, / /y)
    return { count, card: readCardName(reader) }
  }
  const group = take(reader, groupWords)
  if (group) return { group: group[2] as Group['group'], of: group[1] as Player, at: readCardName(reader) }
  const pile = takePile(reader)
  if (pile) return { pile }
  const card = takeCardName(reader)
  return card && { card }
}

export function readCards(reader: Reader): Cards {
  const terms = readList(reader, takeTerm)
  return terms.length > 0 ? terms : unreadable(reader, 'cards in quotation marks, a group or a pile')
}

export function printTerm(term: CardTerm): string {
  if ('pile' in term) return printPile(term.pile)
  if ('group' in term) return `${term.of}'s ${term.group} ${atOf[term.group]} ${printCardName(term.at)}`
  return `${'count' in term ? `${printNumber(term.count)} ` : ''}${printCardName(term.card)}`
}

export const printCards = (terms: Cards): string => printList(terms.map(printTerm))

/** Whether a sentence about these cards takes "are". */
export function isPlural(terms: Cards): boolean {
  const [only] = terms
  if (terms.length > 1 || !only) return true
  if ('pile' in only) return 'under' in only.pile || only.pile.pile === 'sites'
  if ('group' in only) return only.group === 'cards'
  return 'count' in only && only.count !== 1
}

export const cards: TextType<Cards> = {
  name: 'cards',
  meaning: 'cards',
  pattern: listOf(termPattern),
  read: readCards,
  print: printCards,
  examples: [
    '"Data"',
    '"Data", "Worf" and "Deanna Troi"',
    '"Data" [his]',
    '"Sisters of Duras" [Lursa]',
    `Alice's "Archer"`,
    'two "Archer"',
    `Alice's crew aboard "U.S.S. Enterprise"`,
    `Bob's Away Team on "Excavation"`,
    `Alice's cards at "Excavation"`,
    `Bob's hand`,
    'the seeds under "Excavation"',
  ],
}
