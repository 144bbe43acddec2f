import { is } from '../../board/can.ts'
import type { CardId, Condition } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { resolve } from '../../text/selector.ts'
import type { Effect, Who } from '../../text/text.ts'

/** Is the lasting text of the card about a player, or about cards other than those in the condition? */
export function reachesBeyond(game: Game, card: CardId, condition: Condition): boolean {
  const { standing = [], timed = [], judges = [] } = game.text(card)
  if (judges.length) return true
  const whos = [...standing.map(s => s.affects), ...timed.flatMap(t => t.effects.flatMap(whom))]
  return whos.some(who => who === 'a player' || isBeyond(game, card, who, condition))
}

function whom(effect: Effect): readonly (Who | 'a player')[] {
  if (effect.do === 'score') return ['a player']
  if (effect.do === 'select') return [effect.from]
  return 'who' in effect ? [effect.who] : []
}

/** A text about all cards of a kind is about others; any other is about those it means at the moment. */
function isBeyond(game: Game, card: CardId, who: Who, condition: Condition): boolean {
  if (typeof who === 'object' && 'all' in who) return true
  if (who === 'this' || (typeof who === 'object' && 'chosen' in who)) return false
  const { controller, targets } = game.card(card)
  return resolve(game, who, { you: controller, this: card, targets }).some(id => !is(game, id, condition))
}
