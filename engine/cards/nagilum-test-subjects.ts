import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Nagilum: Test Subjects',
  print: { leftOut: 'the Auto-Destruct Sequence that cures it', onlyWith: ['Auto-Destruct Sequence'] },
  glossary: {
    dilemma: {
      ruling: 'custom-cards-297',
      placedOn: 'ship',
      countdown: 3,
      effects: [
        { do: 'select', as: 'subject', by: 'chance', count: 1, from: 'personnel facing' },
        { do: 'kill', who: { chosen: 'subject' } },
      ],
      cure: { all: [{ skill: 'SCIENCE', level: 2 }, { skill: 'Diplomacy' }, { skill: 'Physics' }] },
    },
    timed: [
      {
        ruling: 'custom-cards-297',
        at: 'turn begins',
        whose: 'every',
        effects: [
          { do: 'select', as: 'next', by: 'chance', count: 1, from: { crewOf: 'host' } },
          { do: 'kill', who: { chosen: 'next' } },
        ],
      },
    ],
  },
}
