// Written by `npm run rooms`.
import { lawIn, type Room } from '../../kernel/room.ts'
import * as features from './features.ts'
import * as dockingPadsLaw from './law/docking-pads.ts'
import * as readingsLaw from './law/readings.ts'

export const room = {
  law: lawIn(dockingPadsLaw),
  readings: [...readingsLaw.readings],
  features: features.features,
} satisfies Room
