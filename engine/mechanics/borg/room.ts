// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as fourOfNineCards from './cards/four-of-nine.ts'
import * as suddenAssimilationCards from './cards/sudden-assimilation.ts'
import * as glossaryLaw from './law/glossary.ts'

export const room = {
  law: lawIn(glossaryLaw),
  texts: textsIn(fourOfNineCards.texts, suddenAssimilationCards.texts),
  effects: {
    ...fourOfNineCards.effects,
    ...suddenAssimilationCards.effects,
  },
} satisfies Room
