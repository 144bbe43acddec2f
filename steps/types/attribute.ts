import { take, unreadable } from './reader.ts'
import type { TextType } from './text-type.ts'
import { alternatives, formOf, type Words } from './words.ts'

/** Values in force by their sentence form. */
export const attributes: Words = {
  INTEGRITY: 'integrity',
  CUNNING: 'cunning',
  STRENGTH: 'strength',
  RANGE: 'range',
  WEAPONS: 'weapons',
  SHIELDS: 'shields',
  cost: 'cost',
  points: 'points',
  span: 'span',
  skills: 'skills',
  'skills box': 'skills-box',
  'skill dots': 'dots',
  affiliations: 'affiliations',
  affiliation: 'affiliations',
  species: 'species',
  icons: 'icons',
  keywords: 'keywords',
  classification: 'classification',
  'HULL integrity': 'hull',
  'remaining RANGE': 'range-left',
  countdown: 'countdown',
}

const word = new RegExp(alternatives(attributes), 'y')

export const attribute: TextType<string> = {
  name: 'attribute',
  meaning: 'a value of a card',
  pattern: alternatives(attributes),
  read(reader) {
    const form = take(reader, word)?.[0]
    return form === undefined
      ? unreadable(reader, 'an attribute', Object.keys(attributes))
      : (attributes[form] as string)
  },
  print: value => formOf(attributes, value),
  examples: Object.keys(attributes).filter(form => form !== 'affiliation'),
}

type Value = number | string

/** What is asked of a value of cards. */
export interface ValueAsked {
  readonly attribute: string
  /** One number or word, or several that are all right where the ruling leaves it open. */
  readonly values: readonly Value[]
  /** Present: the words are, or are not, among those that the value has. */
  readonly includes?: boolean
}

export const includes: TextType<boolean> = {
  name: 'includes',
  meaning: '`include` or `do not include`',
  pattern: 'includes?|(?:does|do) not include',
  read(reader) {
    const found = take(reader, /(?:(does|do) not )?includes?/y) ?? unreadable(reader, '`include`', ['include'])
    return found[1] === undefined
  },
  print: value => (value ? 'include' : 'do not include'),
  examples: ['include', 'do not include'],
}

/** `38`, `50%`, `undefined`, `none`, `Diplomacy x2, Leadership`; alternatives are joined by "or". */
export const value: TextType<readonly Value[]> = {
  name: 'value',
  meaning: 'a value; several joined by "or" where the ruling leaves it open',
  pattern: '.+',
  read(reader) {
    take(reader, /now /y)
    const text =
      take(reader, /(?!still )[^"]+$/y)?.[0] ?? unreadable(reader, 'a value without quotation marks or `still`')
    return text.split(' or ').map(part => (/^-?\d+(?:\.\d+)?%?$/.test(part) ? Number.parseFloat(part) : part))
  },
  print: values => values.join(' or '),
  examples: ['6', '38 or 42', 'undefined', 'none', 'Diplomacy x2, Leadership', '50%'],
}
