import type { Card, Text } from '../text/card.ts'
import type { Effect } from '../text/text.ts'
import { originalSeries } from './shared/classic-equipment.ts'

const adds: Effect = { do: 'add a skill', where: originalSeries, compatible: { ruling: 'custom-cards-65' } }

const classicCommunicator: Text = { uses: [{ once: 'turn', effects: [adds] }] }

export const card: Card = {
  title: 'Classic Communicator',
  print: 'whole',
  glossary: classicCommunicator,
  /** It is set as soon as it comes into play. */
  currentRulings: {
    ...classicCommunicator,
    timed: [{ ruling: 'cr14-classic-communicator-01', at: 'reported', effects: [{ ...adds, optional: true }] }],
  },
}
