import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { autoDestructSequence } from '../../damage/cards/unchanged.ts'
import { distortionOfSpaceTimeContinuum } from './distortion-of-space-time-continuum.ts'
import { engageShuttleOperations } from './engage-shuttle-operations.ts'
import { hail } from './hail.ts'
import { temporalRift } from './temporal-rift.ts'

/** Events and interrupts of 1996 that concern ships, and those who beam. */
const texts1996OfShips: readonly CardText[] = [
  engageShuttleOperations,
  autoDestructSequence,
  {
    title: 'Baryon Buildup',
    plays: [{ on: { type: 'ship' }, stays: true }],
    standing: [{ affects: 'host', add: { range: -2 } }],
  },
  distortionOfSpaceTimeContinuum,
  hail,
  {
    title: 'Particle Scattering Field',
    plays: [{ on: { type: 'ship', whose: 'yours', system: 'Particle Scattering Device' }, stays: true }],
  },
  temporalRift,
  {
    title: 'Transwarp Conduit',
    plays: [
      {
        on: { type: 'ship' },
        effects: [{ do: 'modify', who: 'target', attribute: 'range', multiply: 2, for: 'this turn' }],
      },
    ],
  },
]

export const texts = { faq1996: texts1996OfShips } satisfies Texts
