import { tableOf } from '../../cards/table-of.ts'
import { type Pile, type PileName, type Player, pileNames, players } from '../operation.ts'
import { cardNamePattern, ownerPattern, printCardName, readCardName } from './card-name.ts'
import { type Reader, take, unreadable } from './reader.ts'
import type { TextType } from './text-type.ts'

/** Spacelines by quadrant; a player's name stands for his own spaceline where every player has one. */
export const spacelines: Readonly<Record<string, string>> = tableOf({
  alpha: 'the Alpha Quadrant spaceline',
  beta: 'the Beta Quadrant spaceline',
  gamma: 'the Gamma Quadrant spaceline',
  delta: 'the Delta Quadrant spaceline',
  mirror: 'the Mirror Quadrant spaceline',
  time: 'the time locations',
  Alice: "Alice's spaceline",
  Bob: "Bob's spaceline",
})

const longestFirst = [...pileNames].sort((a, b) => b.length - a.length)
const names = longestFirst.join('|')

export const pilePattern = [
  `${ownerPattern}(?:${names})`,
  `the seeds under ${cardNamePattern}`,
  `the cards under ${cardNamePattern}`,
  `the sites of ${cardNamePattern}`,
  ...Object.values(spacelines),
].join('|')

const owned = new RegExp(`(${players.join('|')})'s (${names})(?![\\w-])`, 'y')
const bare = new RegExp(`(${names})(?![\\w-])`, 'y')
const lines = new RegExp(Object.values(spacelines).join('|'), 'y')

export function takePile(reader: Reader): Pile | undefined {
  const line = take(reader, lines)?.[0]
  if (line)
    return { pile: 'spaceline', quadrant: Object.keys(spacelines).find(key => spacelines[key] === line) as string }
  const found = take(reader, owned)
  if (found) return { pile: found[2] as PileName, of: found[1] as Player }
  if (take(reader, /the seeds under /y)) return { pile: 'seeds', under: readCardName(reader) }
  if (take(reader, /the cards under /y)) return { pile: 'store', under: readCardName(reader) }
  if (take(reader, /the sites of /y)) return { pile: 'sites', of: readCardName(reader) }
  return undefined
}

/** A pile; in a table of one player's cards (`of`) its owner may be left out. */
export function readPile(reader: Reader, of?: Player): Pile {
  const pile = takePile(reader)
  if (pile) return pile
  const found = of && take(reader, bare)
  if (found) return { pile: found[1] as PileName, of }
  return unreadable(reader, "a pile such as `Alice's draw deck`", validPiles())
}

export function printPile(pile: Pile): string {
  if ('under' in pile) return `the ${pile.pile === 'seeds' ? 'seeds' : 'cards'} under ${printCardName(pile.under)}`
  if (pile.pile === 'sites') return `the sites of ${printCardName(pile.of)}`
  if (pile.pile === 'spaceline') return spacelines[pile.quadrant] ?? `the ${pile.quadrant} spaceline`
  return `${pile.of}'s ${pile.pile}`
}

export const pile: TextType<Pile> = {
  name: 'pile',
  meaning: 'a pile',
  pattern: pilePattern,
  read: reader => readPile(reader),
  print: printPile,
  examples: [
    ...pileNames.map(name => `Alice's ${name}`),
    'the seeds under "Excavation"',
    'the cards under "Zalkonian Storage Capsule"',
    'the sites of "Deep Space 9"',
    ...Object.values(spacelines),
  ],
}

const validPiles = (): string[] => [
  ...players.flatMap(of => pileNames.map(name => `${of}'s ${name}`)),
  ...Object.values(spacelines),
]
