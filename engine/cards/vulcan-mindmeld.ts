import { isPersonnel, presentWith } from '../board/places.ts'
import type { CardId } from '../board/state.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { select } from '../mechanics/selections/select.ts'
import { mayMeld } from '../questions/skills/questions.ts'
import type { Card } from '../text/card.ts'
import { carryOut } from '../text/carry-out.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { matches } from '../text/match.ts'
import { type Context, resolve } from '../text/selector.ts'
import type { Clause, Effect, EffectOf, Filter, Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** They, and by this clause all of their player's present who can, each take somebody present, as `other`, for these effects. */
  meld: {
    readonly who: Who
    readonly all?: Clause & { readonly who: Filter }
    readonly effects: readonly Effect[]
  }
}

const melds = { skill: 'Mindmeld' } as const

const gains = { do: 'gain', what: 'skills', who: { chosen: 'melding' }, of: { chosen: 'other' } } as const

export const card: Card = {
  title: 'Vulcan Mindmeld',
  print: 'whole',
  /** As the FAQ of 1996 reads it. */
  faq1996: {
    plays: [
      {
        on: { type: 'personnel', whose: 'yours', ...melds },
        effects: [
          {
            do: 'meld',
            who: 'target',
            all: { ruling: 'faq96-39-vulcan-mindmeld-02', who: melds },
            effects: [{ ruling: 'faq96-39-vulcan-mindmeld-03', ...gains }],
          },
        ],
      },
    ],
  },
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-398',
        on: { type: 'personnel', whose: 'yours', ...melds },
        effects: [{ do: 'meld', who: 'target', effects: [gains] }],
      },
    ],
  },
}

function* meld(game: Game, effect: EffectOf<'meld'>, context: Context): Flow {
  const { all } = effect
  for (const card of resolve(game, effect.who, context)) {
    yield* meldOnce(game, card, effect, context, false)
    if (!all || !game.inForce(all)) continue
    game.credit(all)
    const others = presentWith(game, card).filter(id => id !== card && matches(game, id, all.who, context.you, true))
    for (const other of others.filter(id => isYours(game, id, context)))
      yield* meldOnce(game, other, effect, context, true)
  }
}

const isYours = (game: Game, id: CardId, { you }: Context): boolean => game.card(id).controller === you

function* meldOnce(game: Game, card: CardId, { effects }: EffectOf<'meld'>, context: Context, optional: boolean): Flow {
  const from = presentWith(game, card).filter(
    id =>
      id !== card && isPersonnel(game, id) && isYours(game, id, context) && game.decide(mayMeld, { card, with: id }),
  )
  const other = yield* select(game, { who: context.you, from, count: 1, by: context.this, optional })
  if (other.length) yield* carryOut(game, effects, { ...context, chosen: { melding: [card], other } })
}

export const effects: EffectHandlers<'meld'> = { meld }
