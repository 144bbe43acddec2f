import { lift } from '../../board/moves.ts'
import { isEquipment, isPersonnel, presentWith } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { affected } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { resolve } from '../../text/selector.ts'
import { isSpared } from '../../text/spared.ts'
import { holdForTurns } from './full-turns.ts'
import { stop, unstopByText } from './stop.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'lift' | 'stop'> = {
  lift(game, { who, condition }, context) {
    const cards = affected(game, who, context)
    if (condition === 'stopped') return unstopByText(game, cards, context.this)
    for (const card of cards) lift(game, card, condition)
  },
  stop(game, { who, whole, lasting, fullTurns, spares }, context) {
    const cards = affected(game, who, context)
    const left = cards.filter(card => !isSpared(game, spares, card, context))
    if (whole) stop(game, left, 'whole group')
    else stopSelected(game, left, lasting && context.this)
    if (fullTurns) for (const card of left) holdForTurns(game, card, resolve(game, fullTurns, context).length)
  },
}

/** Where selected personnel are stopped, rules say whether the equipment that is with them is. */
function stopSelected(game: Game, cards: readonly CardId[], by?: CardId): void {
  const owned = (id: CardId): readonly CardId[] =>
    presentWith(game, id).filter(other => game.card(other).controller === game.card(id).controller)
  const others = cards.flatMap(owned).filter(id => !cards.includes(id))
  const cause = others.some(id => isPersonnel(game, id)) ? 'selected' : 'everyone selected'
  stop(game, [...cards, ...others.filter(id => isEquipment(game, id))], cause, by)
}
