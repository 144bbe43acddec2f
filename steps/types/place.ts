import { type InPile, inPile, type Place, type Player, type Preposition, players, prepositions } from '../operation.ts'
import { cardNamePattern, ownerPattern, printCardName, readCardName } from './card-name.ts'
import { modePattern, printMode, readMode } from './mode.ts'
import { pilePattern, printPile, readPile } from './pile.ts'
import { type Reader, take, unreadable } from './reader.ts'
import type { TextType } from './text-type.ts'

const longestFirst = [...prepositions].sort((a, b) => b.length - a.length).join('|')
const side = `on (?:${players.join('|')})'s side of the table`
const sideWords = new RegExp(`on (${players.join('|')})'s side of the table`, 'y')

export const placePattern = [
  `(?:${longestFirst})(?: aboard)? ${cardNamePattern}`,
  `between ${cardNamePattern} and ${cardNamePattern}`,
  `(?:${inPile.join('|')}) (?:${pilePattern})`,
  side,
  'on the table',
  'out of play',
  'being played',
  `into ${modePattern} mode`,
].join('|')

const inPileWords = new RegExp(`(${inPile.join('|')}) `, 'y')
const preposition = new RegExp(`(${longestFirst})(?: aboard)? (?=(?:${ownerPattern})?")`, 'y')

/** A place; in a table of one player's cards (`of`) the owner of a pile may be left out. */
export function readPlace(reader: Reader, of?: Player): Place {
  const prep = take(reader, preposition)
  if (prep) return { prep: prep[1] as Preposition, card: readCardName(reader) }
  return (
    readBetween(reader) ?? readFixed(reader) ?? readInPile(reader, of) ?? unreadable(reader, 'a place', validPlaces)
  )
}

function readBetween(reader: Reader): Place | undefined {
  if (!take(reader, /between /y)) return undefined
  const left = readCardName(reader)
  take(reader, / and /y) ?? unreadable(reader, '`and "…"`')
  return { prep: 'between', cards: [left, readCardName(reader)] }
}

function readInPile(reader: Reader, of?: Player): Place | undefined {
  const prep = take(reader, inPileWords)?.[1]
  return prep === undefined ? undefined : { prep: prep as InPile, pile: readPile(reader, of) }
}

function readFixed(reader: Reader): Place | undefined {
  const owner = take(reader, sideWords)?.[1]
  if (owner) return { prep: 'on the table', of: owner as Player }
  if (take(reader, /on the table/y)) return { prep: 'on the table' }
  if (take(reader, /out of play/y)) return { prep: 'out of play' }
  if (take(reader, /being played/y)) return { prep: 'being played' }
  return take(reader, /into (?=\S.* mode)/y) ? { prep: 'into mode', mode: readMode(reader) } : undefined
}

export function printPlace(place: Place): string {
  switch (place.prep) {
    case 'between':
      return `between ${printCardName(place.cards[0])} and ${printCardName(place.cards[1])}`
    case 'on the table':
      return place.of ? `on ${place.of}'s side of the table` : 'on the table'
    case 'into mode':
      return `into ${printMode(place.mode)}`
    case 'out of play':
    case 'being played':
      return place.prep
    default:
      return `${place.prep} ${'pile' in place ? printPile(place.pile) : printCardName(place.card)}`
  }
}

const validPlaces = [
  ...prepositions.map(word => `${word} "…"`),
  ...players.map(name => `in ${name}'s hand`),
  'on the table',
  'out of play',
  'being played',
]

export const place: TextType<Place> = {
  name: 'place',
  meaning: 'a place',
  pattern: placePattern,
  read: reader => readPlace(reader),
  print: printPlace,
  examples: [
    ...prepositions.map(word => `${word} "Excavation"`),
    'between "Excavation" and "Wormhole Negotiations"',
    `in Alice's hand`,
    `on top of Bob's draw deck`,
    `at the bottom of Bob's draw deck`,
    'at the left end of the Alpha Quadrant spaceline',
    'at the right end of the Alpha Quadrant spaceline',
    'on the table',
    `on Bob's side of the table`,
    'out of play',
    'being played',
    'into Romulan mode',
  ],
}
