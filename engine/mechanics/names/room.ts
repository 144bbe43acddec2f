// Written by `npm run rooms`.
import { lawIn, type Room } from '../../kernel/room.ts'
import * as changedLaw from './law/changed.ts'
import * as namesLaw from './law/names.ts'
import * as personaLaw from './law/persona.ts'

export const room = {
  law: lawIn(changedLaw, namesLaw, personaLaw),
} satisfies Room
