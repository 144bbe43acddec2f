// Written by `npm run rooms`.
import { lawIn, type Room } from '../../kernel/room.ts'
import * as features from './features.ts'
import * as readingsLaw from './law/readings.ts'
import * as specialEquipmentLaw from './law/special-equipment.ts'

export const room = {
  law: lawIn(specialEquipmentLaw),
  readings: [...readingsLaw.readings],
  features: features.features,
} satisfies Room
