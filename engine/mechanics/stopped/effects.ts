import type { Group } from '../../board/group.ts'
import { lift } from '../../board/moves.ts'
import { cardsIn, isEquipment, isPersonnel } from '../../board/places.ts'
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
    const team = context.group ?? teamOf(game, cards)
    stop(game, withEquipment(left, !!whole, team), whole ? 'whole group' : 'selected', {
      all: !!team?.personnel.every(id => cards.includes(id)),
      ...(lasting ? { cause: context.this } : {}),
    })
    if (fullTurns) for (const card of left) holdForTurns(game, card, resolve(game, fullTurns, context).length)
  },
}

type Team = Pick<Group, 'personnel' | 'equipment'>

/** Those whom the first of the personnel is with, where nobody faces the text. */
function teamOf(game: Game, cards: readonly CardId[]): Team | undefined {
  const one = cards.find(id => isPersonnel(game, id))
  if (!one) return undefined
  const { place, holder, controller } = game.card(one)
  const there = cardsIn(game, place, holder!).filter(c => c.controller === controller)
  const those = (are: (game: Game, id: CardId) => boolean) => there.map(c => c.id).filter(id => are(game, id))
  return { personnel: those(isPersonnel), equipment: those(isEquipment) }
}

/** Where selected personnel of a group are stopped, rules say whether its equipment is. */
function withEquipment(cards: readonly CardId[], whole: boolean, team: Team | undefined): readonly CardId[] {
  const selected = !whole && cards.some(id => team?.personnel.includes(id))
  return selected && team ? [...cards, ...team.equipment] : cards
}
