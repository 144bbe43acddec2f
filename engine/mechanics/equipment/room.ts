// Written by `npm run rooms`.
import { lawIn, type Room } from '../../kernel/room.ts'
import * as features from './features.ts'
import * as specialEquipmentLaw from './law/special-equipment.ts'

export const room = {
  law: lawIn(specialEquipmentLaw),
  features: features.features,
} satisfies Room
