import type { Act } from '../../../../protocol/types.ts'
import { is } from '../../../board/can.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { targetsOf } from '../../../board/targets.ts'
import { refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { affected } from '../../../text/affected.ts'
import type { UseText } from '../../../text/in-play-text.ts'
import { type Context, resolve } from '../../../text/selector.ts'

/** Refuses a text that only unstops where nothing is stopped, and one that may not affect those whose numbers it changes. */
export function checkReach(game: Game, player: PlayerName, card: CardId, text: UseText, act: Act): void {
  const context: Context = { you: player, this: card, targets: targetsOf(act) }
  const idle = text.effects.every(
    e =>
      e.do === 'lift' &&
      e.condition === 'stopped' &&
      !resolve(game, e.who, context).some(id => is(game, id, 'stopped')),
  )
  if (idle) refuse('no-effect', `${card} reaches no stopped card`, [card])
  for (const effect of text.effects) {
    if (effect.do !== 'modify') continue
    const meant = resolve(game, effect.who, context)
    if (meant.length && !affected(game, effect.who, context).length)
      refuse('condition', `${card} does not affect ${meant.join(', ')}`, meant)
  }
}
