import type { Room } from '../../kernel/room.ts'
import { features } from './features.ts'
import { requirements } from './requirements.ts'

export const room = {
  features,
  requirements,
} satisfies Room
