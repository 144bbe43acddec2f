import type { Card } from '../text/card.ts'

const lessened = {
  do: 'lessen',
  who: { involved: { whose: "opponent's" } },
  weaponsPer: { under: { cunning: 8 } },
} as const

export const card: Card = {
  title: 'Anti-Matter Spread',
  print: 'whole',
  faq1996: {
    plays: [
      {
        ruling: 'custom-cards-118',
        answers: { to: 'battle' },
        on: { name: 'Borg Ship' },
        effects: [{ do: 'modify', who: 'target', attribute: 'weapons', set: 16 }],
      },
      { answers: { to: 'battle', what: { type: 'ship', whose: 'yours' } }, effects: [lessened] },
      {
        ruling: 'faq96-39-anti-matter-spread-03',
        answers: { to: 'battle', what: { name: 'Borg Ship' } },
        effects: [lessened],
      },
    ],
  },
}
