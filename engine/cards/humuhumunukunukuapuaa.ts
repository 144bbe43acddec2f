import type { Card } from '../text/card.ts'

export const card: Card = {
  title: "Humuhumunukunukuapua'a",
  print: 'whole',
  faq1996: {
    plays: [
      {
        ruling: 'custom-cards-365',
        on: { type: ['mission', 'time location'] },
        effects: (['cunning', 'strength'] as const).flatMap(attribute => [
          {
            do: 'modify' as const,
            who: { all: { type: 'personnel', whose: 'yours', skill: 'Youth' } as const },
            attribute,
            add: 4,
            for: 'this turn' as const,
          },
          {
            do: 'modify' as const,
            who: { all: { type: 'personnel', whose: "opponent's", affiliation: 'non-aligned' } as const },
            attribute,
            add: -4,
            for: 'this turn' as const,
          },
        ]),
      },
    ],
  },
}
