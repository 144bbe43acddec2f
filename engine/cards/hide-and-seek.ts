import type { Flow } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { select } from '../mechanics/selections/select.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { matches } from '../text/match.ts'
import { type Context, resolve } from '../text/selector.ts'
import type { EffectOf, Filter, Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** Chance selects one after the other, this card among them, until it is this card or one like `until`. */
  'draw lots': { readonly as: string; readonly among: Who; readonly until: Filter }
}

export const card: Card = {
  title: 'Hide and Seek',
  print: 'whole',
  glossary: {
    seedsUnder: 'missions',
    dilemma: {
      ruling: 'custom-cards-947',
      effects: [
        { do: 'draw lots', as: 'found', among: 'personnel facing', until: { unique: false } },
        { do: 'stop', who: { chosen: 'found' } },
      ],
      discard: true,
    },
  },
}

/** Chance selects one after the other, this card among them, until it is this card or one of those that end it. */
function* drawLots(game: Game, { among, until, as }: EffectOf<'draw lots'>, context: Context): Flow<Context> {
  const { this: own, you } = context
  let pool = [...resolve(game, among, context), own]
  const drawn: string[] = []
  while (pool.length) {
    const [one] = yield* select(game, { who: 'chance', from: pool, count: 1, method: 'chance', by: own })
    if (one === undefined || one === own) break
    drawn.push(one)
    if (matches(game, one, until, you)) break
    pool = pool.filter(id => id !== one)
  }
  return { ...context, chosen: { ...context.chosen, [as]: drawn } }
}

export const effects: EffectHandlers<'draw lots'> = {
  'draw lots': drawLots,
}
