import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** Cards that give turns, as the Glossary knows them. */
const turnsOfTheGlossary: readonly CardText[] = [
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
