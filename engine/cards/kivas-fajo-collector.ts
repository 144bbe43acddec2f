import type { Card, Text } from '../text/card.ts'

/** Any player draws three cards; `ruling` = what says whose they are. */
const kivasFajo = (ruling?: string): Text => ({
  plays: [
    {
      effects: [
        { do: 'as player', which: 'either', effects: [{ ...(ruling ? { ruling } : {}), do: 'draw', count: 3 }] },
      ],
    },
  ],
})

export const card: Card = {
  title: 'Kivas Fajo - Collector',
  print: 'whole',
  faq1996: kivasFajo('faq96-38-kivas-fajo-01'),
  glossary: kivasFajo(),
}
