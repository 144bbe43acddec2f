import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { deltaQuadrantSpatialScission } from './delta-quadrant-spatial-scission.ts'

/** Cards that give turns, or more to do in one, as the Glossary knows them. */
const turnsOfTheGlossary: readonly CardText[] = [
  deltaQuadrantSpatialScission,
  {
    title: 'Temporal Narcosis',
    plays: [
      {
        answers: {
          to: 'played',
          what: { name: ['Revolving Door', 'Emergency Transporter Armbands', 'Energy Vortex'] },
          whose: "opponent's",
        },
        effects: [{ do: 'double the turn' }],
      },
    ],
  },
]

export const texts = { glossary: turnsOfTheGlossary } satisfies Texts
