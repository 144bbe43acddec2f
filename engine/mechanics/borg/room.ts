// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as fourOfNineCards from './cards/four-of-nine.ts'
import * as suddenAssimilationCards from './cards/sudden-assimilation.ts'
import * as customsLaw from './law/customs.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as readingsLaw from './law/readings.ts'

export const room = {
  law: lawIn(customsLaw, glossaryLaw),
  texts: textsIn(fourOfNineCards.texts, suddenAssimilationCards.texts),
  readings: [...readingsLaw.readings],
  effects: {
    ...fourOfNineCards.effects,
    ...suddenAssimilationCards.effects,
  },
} satisfies Room
