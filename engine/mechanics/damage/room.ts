// Written by `npm run rooms`.
import { type Room, textsIn } from '../../kernel/room.ts'
import * as genetronicReplicatorCards from './cards/genetronic-replicator.ts'
import * as whiteDeprivationCards from './cards/white-deprivation.ts'
import * as effects from './effects.ts'

export const room = {
  texts: textsIn(genetronicReplicatorCards.texts, whiteDeprivationCards.texts),
  effects: {
    ...whiteDeprivationCards.effects,
    ...effects.effects,
  },
} satisfies Room
