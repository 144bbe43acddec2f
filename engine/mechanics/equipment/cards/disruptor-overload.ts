import { teamOn } from '../../../board/places.ts'
import type { Reading } from '../../../kernel/reading.ts'
import type { Texts } from '../../../kernel/room.ts'
import type { Features } from '../../../text/match.ts'
import type { CardText, Filter, Who } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface Filter {
    /** An Away Team is on its planet. */
    readonly bearsAnAwayTeam?: true
  }
}

const equipment: Filter = { any: [{ type: 'equipment' }, { keyword: 'equipment artifact' }] }

const disruptorOverload = (from: Who): CardText => ({
  title: 'Disruptor Overload',
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

/** The earlier wording: a card in use as equipment anywhere at the location. */
export const readings: readonly Reading[] = [
  {
    question: 'struck-out-words-of-disruptor-overload',
    reading: 'earlier',
    where: 'glossary',
    cards: { replace: [disruptorOverload({ all: equipment, here: true })] },
  },
]

export const features: Features<'bearsAnAwayTeam'> = {
  bearsAnAwayTeam: (game, id) => game.state.players.some(({ name }) => teamOn(game, id, name).length > 0),
}

export const texts = {
  glossary: [disruptorOverload({ presentAt: 'target', where: equipment })],
} satisfies Texts
