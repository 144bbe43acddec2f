import type { Card } from '../text/card.ts'

const withDiplomacy = { these: { cardsIn: 'hand', of: 'you' }, where: { skill: 'Diplomacy' } } as const

export const card: Card = {
  title: 'Door-Net',
  print: { lies: ['doorway'] },
  glossary: {
    closes: true,
    inFlash: [
      {
        ruling: 'custom-cards-641',
        do: 'select',
        as: 'door',
        by: 'opponent',
        count: 1,
        from: { all: { type: 'doorway', cardIn: 'play', whose: "opponent's", not: { icon: 'shield' } } },
      },
      { ruling: 'custom-cards-641', do: 'place', who: 'this', on: { chosen: 'door' } },
    ],
    timed: [{ ruling: 'custom-cards-642', at: 'Q-Flash', effects: [{ do: 'discard', who: 'this' }] }],
    uses: [
      {
        ruling: 'custom-cards-643',
        whoUses: 'any player',
        when: 'your turn',
        needs: { skill: 'Diplomacy', level: 2 },
        needsAmong: { cardsIn: 'hand', of: 'you' },
        effects: [
          { do: 'reveal', who: withDiplomacy, to: 'opponent' },
          { do: 'nullify', who: 'this' },
        ],
      },
    ],
  },
}
