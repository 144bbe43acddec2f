import type { Room } from '../../kernel/room.ts'
import * as suddenAssimilation from './cards/sudden-assimilation.ts'

export const room = {
  texts: {
    glossary: [suddenAssimilation.suddenAssimilation],
  },
  effects: suddenAssimilation.effects,
} satisfies Room
