import { carriedBy } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { affected } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { meets } from '../../text/requirement.ts'
import type { Context } from '../../text/selector.ts'
import type { Requirement } from '../../text/text.ts'
import { asRequired } from '../dilemmas/required.ts'
import { stop, unstopByText } from './stop.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'stop' | 'unstop'> = {
  stop(game, { who, whole, lasting, spares }, context) {
    const cards = affected(game, who, context)
    const left = cards.filter(card => !isSpared(game, spares, card, context))
    stop(game, withEquipment(left, !!whole, context), whole ? 'whole group' : 'selected', {
      all: isAll(cards, context),
      ...(lasting ? { cause: context.this } : {}),
    })
  },
  unstop(game, { who }, context) {
    unstopByText(game, affected(game, who, context), context.this)
  },
}

/** Where selected personnel of a group are stopped, rules say whether its equipment is. */
function withEquipment(cards: readonly CardId[], whole: boolean, { group }: Context): readonly CardId[] {
  const selected = !whole && cards.some(id => group?.personnel.includes(id))
  return selected && group ? [...cards, ...group.equipment] : cards
}

const isAll = (cards: readonly CardId[], { group }: Context): boolean =>
  !!group?.personnel.every(id => cards.includes(id))

/** Do the cards aboard keep the card from what the text does? */
export function isSpared(
  game: Game,
  spares: Requirement | undefined,
  card: CardId,
  { you, this: by }: Context,
): boolean {
  if (!spares) return false
  const isDilemma = game.facts(by).type === 'dilemma'
  const needed = isDilemma ? asRequired(game, by, 'conditions', spares) : spares
  return meets(game, needed, carriedBy(game, card), you)
}
