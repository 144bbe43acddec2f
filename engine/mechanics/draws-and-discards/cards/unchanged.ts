import type { CardText } from '../../../text/text.ts'

/** Any player draws three cards; `ruling` = what says whose they are. */
export const kivasFajo = (ruling?: string): CardText => ({
  title: 'Kivas Fajo - Collector',
  plays: [
    { effects: [{ do: 'as either player', effects: [{ ...(ruling ? { ruling } : {}), do: 'draw', count: 3 }] }] },
  ],
})
