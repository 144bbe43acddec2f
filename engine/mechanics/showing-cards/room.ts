// Written by `npm run rooms`.
import { lawIn, type Room } from '../../kernel/room.ts'
import * as effects from './effects.ts'
import * as glossaryLaw from './law/glossary.ts'

export const room = {
  law: lawIn(glossaryLaw),
  effects: effects.effects,
} satisfies Room
