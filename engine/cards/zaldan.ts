import type { Card, Text } from '../text/card.ts'

const zaldan: Text = {
  dilemma: {
    ruling: 'custom-cards-302',
    targets: [{ skill: 'Diplomacy' }],
    conditions: {
      any: [
        { skill: 'Treachery', level: 2 },
        { some: { keyword: 'disruptor' } },
        { title: 'Wesley Crusher' },
        { skill: 'Exobiology' },
      ],
    },
    effects: [
      {
        do: 'select',
        as: 'victims',
        by: 'chance',
        count: 2,
        from: 'personnel facing',
        where: { skill: 'Diplomacy' },
      },
      { do: 'kill', who: { chosen: 'victims' } },
    ],
  },
}

export const card: Card = {
  title: 'Zaldan',
  print: 'whole',
  faq1996: zaldan,
  currentRulings: zaldan,
}
