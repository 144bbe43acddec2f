import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { temporalRift } from '../../movement/cards/temporal-rift.ts'
import { wormhole } from '../../nullifying/cards/wormhole.ts'
import { lossOfOrbitalStability } from '../../timing/cards/loss-of-orbital-stability.ts'

/** Cards of which the Glossary says that they may not target docked ships, nor carried ones. */
const notOnDockedShips: readonly CardText[] = [
  lossOfOrbitalStability,
  { title: 'Near-Warp Transport', plays: [{ on: { type: 'ship', whose: 'yours' } }] },
  temporalRift,
  wormhole,
]

export const texts = { glossary: notOnDockedShips } satisfies Texts
