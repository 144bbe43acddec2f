import type { Room } from '../../kernel/room.ts'
import { features } from './features.ts'

export const room = {
  features,
} satisfies Room
