import { lawIn, type Room } from '../../kernel/room.ts'
import { effects } from './effects.ts'
import * as glossaryLaw from './law/glossary.ts'

export const room = {
  law: lawIn(glossaryLaw),
  effects,
} satisfies Room
