// Written by `npm run rooms`.
import { type Room, textsIn } from '../../kernel/room.ts'
import * as suddenAssimilationCards from './cards/sudden-assimilation.ts'

export const room = {
  texts: textsIn(suddenAssimilationCards.texts),
  effects: suddenAssimilationCards.effects,
} satisfies Room
