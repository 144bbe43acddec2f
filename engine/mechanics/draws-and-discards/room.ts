// Written by `npm run rooms`.
import type { Room } from '../../kernel/room.ts'
import * as effects from './effects.ts'

export const room = {
  effects: effects.effects,
} satisfies Room
