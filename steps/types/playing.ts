import { affiliations } from './mode.ts'
import { take, unreadable } from './reader.ts'
import type { TextType } from './text-type.ts'
import { alternatives, formOf, type Words } from './words.ts'

/** Affiliations and factions as sentences spell them → as card facts do. */
const sides: Words = {
  ...affiliations,
  'Klingon/Cardassian Alliance': 'klingon-cardassian alliance',
  'Terran Empire': 'terran empire',
  'Mirror Universe': 'mirror universe',
}

export interface Playing {
  readonly not?: true
  readonly word: string
}

const words = new RegExp(`is (not )?playing (${alternatives(sides)})`, 'y')

/** `is playing Romulan`: what a player of an affiliation or faction is. */
export const playing: TextType<Playing> = {
  name: 'playing',
  meaning: '`is playing` or `is not playing`, and an affiliation or faction',
  pattern: `is (?:not )?playing (?:${alternatives(sides)})`,
  read: reader => {
    const found = take(reader, words)
    if (!found) return unreadable(reader, '`is playing` and an affiliation or faction', Object.keys(sides))
    return { ...(found[1] && { not: true as const }), word: sides[found[2]!]! }
  },
  print: ({ not, word }) => `is ${not ? 'not ' : ''}playing ${formOf(sides, word)}`,
  examples: ['is playing Romulan', 'is not playing Terran Empire'],
}
