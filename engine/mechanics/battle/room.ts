import type { Room } from '../../kernel/room.ts'
import { effects } from './effects.ts'

export const room = {
  effects,
} satisfies Room
