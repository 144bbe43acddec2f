import { record } from '../board/history.ts'
import { neighboursOf } from '../board/locations.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { Clause } from '../text/text.ts'
import { destroyAllThere, destroyPlace } from './shared/destroy-place.ts'

export interface AddedEffectWords {
  /** All cards at its location are destroyed. @alone A Black Hole is a location itself, and stays. */
  'destroy all here': object
  /** An adjacent location is destroyed, the left one first and then the other by turns, and the countdown begins anew. @alone Nothing else does so. */
  'swallow a neighbour': { readonly countdown: number }
}

export interface AddedCardText {
  /** Its countdown does not run on the turn in which it was played. @alone All others count down on that turn. */
  readonly restsAtFirst?: Clause
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
    restsAtFirst: { ruling: 'custom-cards-113' },
    creates: { span: 1 },
    timed: [
      { ruling: 'custom-cards-943', at: 'turn ends', effects: [{ do: 'destroy all here' }] },
      { ruling: 'custom-cards-944', at: 'expires', effects: [{ do: 'swallow a neighbour', countdown: 2 }] },
    ],
  },
}

export const effects: EffectHandlers<'destroy all here' | 'swallow a neighbour'> = {
  *'destroy all here'(game, _, context) {
    yield* destroyAllThere(game, context.this, context)
  },
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
