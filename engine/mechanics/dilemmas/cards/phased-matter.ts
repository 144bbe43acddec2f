import type { CardId } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import { type Context, resolve } from '../../../text/selector.ts'
import type { CardText, EffectOf } from '../../../text/text.ts'
import { select } from '../../selections/select.ts'
import { selector } from '../../selections/select-cards.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** Into two groups as the owner likes; the larger one is called `as`. Groups of one size: which is the larger one, he says. */
    split: { readonly who: Who; readonly as: string; readonly evenly: Clause }
  }
}

export const phasedMatter: CardText = {
  title: 'Phased Matter',
  dilemma: {
    placedOn: 'mission',
    effects: [
      { do: 'split', who: 'personnel facing', as: 'larger', evenly: {} },
      { do: 'impose', who: { chosen: 'larger' }, condition: 'phased', lasting: true },
    ],
    cures: [{ needs: { all: [{ skill: 'ENGINEER' }, { skill: 'SCIENCE' }] }, arriving: true }],
  },
}

export const effects: EffectHandlers<'split'> = {
  split: (game, effect, context) => split(game, effect, resolve(game, effect.who, context), context),
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
