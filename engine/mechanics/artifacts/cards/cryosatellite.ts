import type { Site } from '../../../board/group.ts'
import { isPersonnel } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Group } from '../../../kernel/happening.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import { resolve } from '../../../text/selector.ts'
import { acquire } from '../../missions/seeded-personnel.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** Personnel seeded there have been found: what the law says becomes of them. */
    acquire: { readonly who: Who }
  }
}

export const effects: EffectHandlers<'acquire'> = {
  acquire: function* (game, { who }, context) {
    if (context.group) yield* acquireThose(game, context.group, resolve(game, who, context))
  },
}

/** What becomes of personnel whom the crew or Away Team has found by the text of a card. */
function* acquireThose(game: Game, { kind, player, ship, mission }: Group, found: readonly CardId[]): Flow {
  const site: Site = { kind, mission, holder: ship ?? mission, place: ship ? 'aboard' : 'planet' }
  for (const id of found) if (isPersonnel(game, id)) yield* acquire(game, player, id, site)
}
