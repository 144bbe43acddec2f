import { teamOn } from '../board/places.ts'
import type { Card, Text } from '../text/card.ts'
import type { Features } from '../text/match.ts'
import type { Filter, Who } from '../text/text.ts'

export interface AddedFilter {
  /** An Away Team is on its planet. */
  readonly bearsAnAwayTeam?: true
}

const equipment: Filter = { any: [{ type: 'equipment' }, { keyword: 'equipment artifact' }] }

const disruptorOverload = (from: Who): Text => ({
  plays: [
    {
      ruling: '1eD-disruptor-overload-03',
      on: { any: [{ type: 'ship' }, { bearsAnAwayTeam: true }] },
      effects: [
        { ruling: '1eD-disruptor-overload-02', do: 'select', as: 'target', by: 'chance', count: 1, from },
        { ruling: '1eD-disruptor-overload-01', do: 'destroy', who: { chosen: 'target' } },
      ],
    },
  ],
})

export const card: Card = {
  title: 'Disruptor Overload',
  print: [
    { under: ['faq1996'], plays: 'that it destroys an Equipment card, as the FAQ has it' },
    { under: ['glossary', 'currentRulings'], plays: 'all of the print of today' },
  ],
  /** As the FAQ of 1996 has it: one Equipment card. */
  faq1996: {
    plays: [
      {
        on: { type: ['ship', 'mission'] },
        effects: [
          {
            do: 'select',
            as: 'overloaded',
            by: 'chance',
            count: 1,
            from: { presentAt: 'target', where: { type: 'equipment' } },
          },
          { do: 'destroy', who: { chosen: 'overloaded' } },
        ],
      },
    ],
  },
  glossary: disruptorOverload({ presentAt: 'target', where: equipment }),
  readings: [
    {
      question: 'struck-out-words-of-disruptor-overload',
      reading: 'earlier',
      where: 'glossary',
      text: disruptorOverload({ all: equipment, here: true }),
    },
  ],
}

export const features: Features<'bearsAnAwayTeam'> = {
  bearsAnAwayTeam: (game, id) => game.state.players.some(({ name }) => teamOn(game, id, name).length > 0),
}
