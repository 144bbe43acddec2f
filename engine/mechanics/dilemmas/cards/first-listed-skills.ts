import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** Besides the infection: it takes skills of those aboard. */
const invasiveProcedures: CardText = {
  title: 'Invasive Procedures',
  dilemma: {
    conditions: { all: [{ skill: 'MEDICAL' }, { total: 'cunning', over: 35 }] },
    placedOn: 'ship',
    countdown: 3,
  },
  standing: [
    {
      affects: { presentAt: 'host', where: { type: 'personnel' } },
      loses: 'first-listed skill',
      add: { integrity: -2, cunning: -2, strength: -2 },
    },
  ],
}

export const texts = { glossary: [invasiveProcedures] } satisfies Texts
