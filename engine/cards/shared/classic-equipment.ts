import type { Text } from '../../text/card.ts'
import type { Filter } from '../../text/text.ts'

export const originalSeries = { icon: 'original series' } as const

/** The player selects, once each turn, what those of these classifications have with it. */
export const tricorder = (of: readonly string[], classifications: readonly string[]): Text => ({
  uses: [{ once: 'turn', effects: [{ do: 'select what it gives', of }] }],
  standing: [
    {
      ruling: 'custom-cards-469',
      affects: {
        othersWith: 'this',
        where: { ...originalSeries, any: classifications.map((classification): Filter => ({ classification })) },
      },
      gives: { selected: true },
    },
  ],
})
