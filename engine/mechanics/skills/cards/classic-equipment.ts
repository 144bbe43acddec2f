import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Effect, Filter } from '../../../text/text.ts'

const originalSeries = { icon: 'original series' } as const

/** The player selects, once each turn, what those of these classifications have with it. */
const tricorder = (title: string, of: readonly string[], classifications: readonly string[]): CardText => ({
  title,
  uses: [{ once: 'turn', effects: [{ do: 'select what it gives', of }] }],
  standing: [
    {
      affects: {
        othersWith: 'this',
        where: { ...originalSeries, any: classifications.map((classification): Filter => ({ classification })) },
      },
      givesSelected: true,
    },
  ],
})

const adds: Effect = { do: 'add a skill', where: originalSeries }

const classicCommunicator: CardText = { title: 'Classic Communicator', uses: [{ once: 'turn', effects: [adds] }] }

const classicEquipment: readonly CardText[] = [
  tricorder('Classic Tricorder', ['ENGINEER', 'SCIENCE', 'Geology', 'Physics'], ['ENGINEER', 'SCIENCE']),
  tricorder('Classic Medical Tricorder', ['MEDICAL', 'Biology', 'Exobiology'], ['MEDICAL', 'SCIENCE']),
  classicCommunicator,
]

/** It is set as soon as it comes into play. */
const setAtOnce: CardText = {
  ...classicCommunicator,
  timed: [{ ruling: 'cr14-classic-communicator-01', at: 'reported', effects: [{ ...adds, optional: true }] }],
}

export const texts = { glossary: classicEquipment, currentRulings: [setAtOnce] } satisfies Texts
