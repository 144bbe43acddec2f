import { lawIn, type Room } from '../../kernel/room.ts'
import { dualPersonnel } from './cards/glossary.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as selectedLaw from './law/selected.ts'

export const room = {
  law: lawIn(glossaryLaw, selectedLaw),
  texts: {
    glossary: [...dualPersonnel],
  },
} satisfies Room
