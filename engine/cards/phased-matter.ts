import type { CardId } from '../board/state.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { select } from '../mechanics/selections/select.ts'
import { selector } from '../mechanics/selections/select-cards.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { type Context, resolve } from '../text/selector.ts'
import type { Clause, EffectOf, Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** Into two groups as the owner likes; the larger one is called `as`. Groups of one size: which is the larger one, he says. */
  split: { readonly who: Who; readonly as: string; readonly evenly: Clause }
}

export const card: Card = {
  title: 'Phased Matter',
  print: [
    { under: ['faq1996'], plays: 'what the FAQ says of it, which passes over those with ENGINEER and SCIENCE' },
    { under: ['glossary', 'currentRulings'] },
  ],
  faq1996: {
    dilemma: {
      conditions: { all: [{ skill: 'ENGINEER' }, { skill: 'SCIENCE' }] },
      effects: [
        {
          ruling: 'faq96-322-phased-matter-08',
          do: 'split',
          who: 'personnel facing',
          as: 'larger',
          evenly: { ruling: 'faq96-322-phased-matter-10' },
        },
        { do: 'impose', who: { chosen: 'larger' }, condition: 'phased', lasting: true },
      ],
      placedOn: 'mission',
      missionContinues: { ruling: 'faq96-322-phased-matter-02' },
    },
  },
  glossary: {
    dilemma: {
      placedOn: 'mission',
      effects: [
        { do: 'split', who: 'personnel facing', as: 'larger', evenly: {} },
        { do: 'impose', who: { chosen: 'larger' }, condition: 'phased', lasting: true },
      ],
      cures: [{ needs: { all: [{ skill: 'ENGINEER' }, { skill: 'SCIENCE' }] }, by: 'those spared' }],
    },
  },
}

/** The owner names the larger of two groups; what is left over is the smaller one. */
function* split(
  game: Game,
  { as, evenly }: EffectOf<'split'>,
  whom: readonly CardId[],
  context: Context,
): Flow<Context> {
  if (whom.length < 2) return context
  const even = whom.length % 2 === 0 && game.inForce(evenly)
  const atLeast = even ? whom.length / 2 : Math.floor(whom.length / 2) + 1
  if (even) game.credit(evenly)
  const who = selector(game, 'owner', context)
  const count = whom.length - 1
  const larger = yield* select(game, { who, from: whom, count, atLeast, method: 'owner', by: context.this })
  return { ...context, chosen: { ...context.chosen, [as]: larger } }
}

export const effects: EffectHandlers<'split'> = {
  split: (game, effect, context) => split(game, effect, resolve(game, effect.who, context), context),
}
