import type { Room } from '../../kernel/room.ts'
import { texts1996OfShips } from './cards/1996.ts'
import { effects } from './effects.ts'
import { features } from './features.ts'

export const room = {
  texts: {
    faq1996: [...texts1996OfShips],
  },
  effects,
  features,
} satisfies Room
