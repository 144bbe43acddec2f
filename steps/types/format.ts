import type { FormatWord } from '../../protocol/types.ts'
import { take, unreadable } from './reader.ts'
import type { TextType } from './text-type.ts'
import { alternatives, formOf, type Words } from './words.ts'

/** Formats as sentences spell them → as the protocol does. */
const formats: Words = {
  'Standard Tournament Rules': 'standard tournament rules',
  'the Warp Speed format': 'warp speed',
  'a format of Premiere cards alone': 'premiere',
}

const pattern = alternatives(formats)
const words = new RegExp(pattern, 'y')

/** Agreements next to the documents. */
export const format: TextType<FormatWord> = {
  name: 'format',
  meaning: 'rules of play that are agreed on next to the documents',
  pattern,
  read: reader => {
    const found = take(reader, words)
    return found ? (formats[found[0]] as FormatWord) : unreadable(reader, 'a format', Object.keys(formats))
  },
  print: value => formOf(formats, value),
  examples: Object.keys(formats),
}
