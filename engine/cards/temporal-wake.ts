import { locationOf } from '../board/places.ts'
import type { Card } from '../text/card.ts'
import type { Features } from '../text/match.ts'

export interface AddedFilter {
  /**
   * It is where somebody has just travelled through time from.
   *
   * @alone No other card looks back at where a ship was.
   */
  readonly leftBehind?: true
}

export const card: Card = {
  title: 'Temporal Wake',
  print: {
    leftOut: 'that Away Teams travel and follow',
    onlyWith: ['walk', 'beam'],
    why: 'no Away Team travels through time',
  },
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-945',
        answers: { to: 'travels through time' },
        on: { type: 'ship', whose: 'yours', leftBehind: true },
        effects: [{ do: 'relocate', who: 'target', to: 'answered' }],
      },
      { on: { name: 'Anti-Time Anomaly' }, effects: [{ do: 'nullify', who: 'target' }] },
    ],
  },
}

export const features: Features<'leftBehind'> = {
  leftBehind: (game, id) => {
    const last = game.state.history.findLast(({ kind }) => kind === 'travelled through time')
    return last?.places?.[0] !== undefined && last.places[0] === locationOf(game, id)
  },
}
