import { inPlay } from '../../board/places.ts'
import { isSelfControlled } from '../../board/self-controlled.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { addModifiers } from '../../text/modifiers.ts'
import { type Context, resolve } from '../../text/selector.ts'
import type { Who } from '../../text/text.ts'
import { moveOn } from './attack.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'move on' | 'call off the attack' | 'hold fire'> = {
  'move on': function* (game, { who }, context) {
    for (const card of resolve(game, who, context)) if (isAtLarge(game, card)) yield* moveOn(game, card)
  },
  'call off the attack'(game, { who }, context) {
    game.note('calledOff', new Set([...(game.notes.calledOff ?? []), ...atLarge(game, who, context)]))
  },
  'hold fire'(game, { who }, context) {
    const until = game.state.turn.number
    for (const card of atLarge(game, who, context))
      addModifiers(game, [{ card, attribute: 'attacks', set: 0, by: context.this, until }])
  },
}

const isAtLarge = (game: Game, card: CardId): boolean => isSelfControlled(game, card) && inPlay(game.card(card))

const atLarge = (game: Game, who: Who, context: Context): readonly CardId[] =>
  resolve(game, who, context).filter(card => isAtLarge(game, card))
