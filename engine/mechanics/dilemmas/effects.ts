import { affected, susceptible } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { resolve } from '../../text/selector.ts'
import { chooser } from '../selections/select-cards.ts'
import { contest } from './contest.ts'
import { cureByDeed } from './cure.ts'
import { exchange, waitForFirst } from './first-dilemma.ts'
import { protect } from './protect.ts'
import { rearrange } from './rearrange.ts'
import { split } from './split.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<
  | 'exchange'
  | 'discard the first dilemma'
  | 'end the attempt'
  | 'cure'
  | 'rearrange locations'
  | 'count along'
  | 'protect'
  | 'split'
  | 'compare'
> = {
  exchange(game, effect, context) {
    for (const card of affected(game, effect.who, context)) exchange(game, card, resolve(game, effect.for, context)[0])
  },
  'discard the first dilemma'(game, _, context) {
    waitForFirst(game, context.you, context.this)
  },
  'end the attempt': (_game, _effect, context) => ({ ...context, ended: true }),
  cure(game, { who }, context) {
    for (const card of affected(game, who, context)) cureByDeed(game, card)
  },
  'rearrange locations': (game, { by }, context) =>
    rearrange(game, chooser(game, by, context), context.this, resolve(game, 'mission', context)[0]),
  'count along'(game, { who }, context) {
    const dilemma = context.answered
    if (dilemma === undefined) return
    const { alongside } = game.notes
    const cards = susceptible(game, who, context)
    if (cards.length) game.note('alongside', { ...alongside, [dilemma]: [...(alongside?.[dilemma] ?? []), ...cards] })
  },
  protect: (game, effect, context) => protect(game, effect, resolve(game, effect.who, context), context),
  split: (game, effect, context) => split(game, effect, resolve(game, effect.who, context), context),
  compare: (game, effect, context) => contest(game, effect, resolve(game, effect.who, context), context),
}
