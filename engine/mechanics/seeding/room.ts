import { lawIn, type Room } from '../../kernel/room.ts'
import * as cryosatelliteLaw from './law/cryosatellite.ts'

export const room = {
  law: lawIn(cryosatelliteLaw),
} satisfies Room
