import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Impressive Trophies',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-318',
      conditions: { total: 'cunning', over: 50 },
      effects: [
        {
          do: 'select',
          as: 'trophy',
          by: 'opponent',
          count: 1,
          from: 'personnel facing',
          most: ['skill icons', 'cunning and strength'],
          why: 'capture',
        },
        { do: 'capture', who: { chosen: 'trophy' } },
      ],
      discard: true,
    },
  },
  /** The dilemma of Second Edition that bears the same title. */
  rulebook: {
    dilemma: {
      ruling: 'custom-cards-982',
      conditions: { total: 'cunning', over: 32 },
      effects: [
        { do: 'select', as: 'trophy', count: 1, from: 'personnel facing', most: 'cost', why: 'capture' },
        { do: 'capture', who: { chosen: 'trophy' }, to: "opponent's brig" },
        { do: 'stop', who: { these: 'personnel facing', without: { chosen: 'trophy' } }, whole: true },
      ],
    },
  },
}
