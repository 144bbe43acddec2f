import { record } from '../board/history.ts'
import { neighboursOf } from '../board/locations.ts'
import { destroyPlace } from '../mechanics/locations/destroy-place.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'

export interface AddedEffectWords {
  /** An adjacent location is destroyed, the left one first and then the other by turns, and the countdown begins anew. @alone Nothing else does so. */
  'swallow a neighbour': { readonly countdown: number }
}

export interface AddedDeedKinds {
  'swallowed a neighbour': true
}

export const card: Card = {
  title: 'Black Hole',
  print: [
    {
      under: ['currentRulings'],
      plays: 'all that is printed',
      lies: ['spaceline'],
    },
  ],
  currentRulings: {
    plays: [{ ruling: 'custom-cards-112', stays: true, countdown: 2 }],
    terms: 'not duplicatable',
    inserts: {
      quadrants: ['alpha'],
      between: { ruling: 'custom-cards-112', what: { type: 'mission', name: 'Space', unique: false } },
    },
    countsDown: { ruling: 'custom-cards-113', atFirst: false },
    creates: { span: 1 },
    timed: [
      { ruling: 'custom-cards-943', at: 'turn ends', effects: [{ do: 'destroy the place', itself: false }] },
      { ruling: 'custom-cards-944', at: 'expires', effects: [{ do: 'swallow a neighbour', countdown: 2 }] },
    ],
  },
}

export const effects: EffectHandlers<'swallow a neighbour'> = {
  *'swallow a neighbour'(game, { countdown }, context) {
    const { this: hole, you } = context
    const swallowed = game.state.history.filter(d => d.kind === 'swallowed a neighbour' && d.card === hole).length
    const neighbours = neighboursOf(game, hole)
    const next = neighbours[swallowed % 2] ?? neighbours[0]
    game.change(hole, { count: { countdown } })
    if (next === undefined) return
    record(game, you, 'swallowed a neighbour', hole)
    yield* destroyPlace(game, next, context)
  },
}
