// Written by `npm run rooms`.
import type { Room } from '../../kernel/room.ts'
import * as features from './features.ts'

export const room = {
  features: features.features,
} satisfies Room
