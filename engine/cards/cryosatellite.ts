import type { Group, Site } from '../board/group.ts'
import { isPersonnel } from '../board/places.ts'
import type { CardId } from '../board/state.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { acquire } from '../mechanics/missions/seeded-personnel.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { resolve } from '../text/selector.ts'
import type { Who } from '../text/text.ts'
import { earned } from './shared/earned-artifacts.ts'

export interface AddedEffectWords {
  /** Personnel seeded there have been found: what the law says becomes of them. */
  acquire: { readonly who: Who }
}

export const card: Card = {
  title: 'Cryosatellite',
  print: { seeds: ['space'], holds: ['personnel', 'artifact'] },
  faq1996: {
    takesBeneath: { whenSeeded: { type: 'personnel', icon: 'au' } },
    timed: earned({ do: 'acquire', who: { seedsUnder: 'this' } }, { do: 'discard', who: 'this' }),
  },
  glossary: {
    inSpace: true,
    artifactsHere: { more: 1 },
    timed: [
      {
        at: 'earned',
        effects: [
          { do: 'relocate', who: { seedsUnder: 'this' }, to: 'ship' },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
}

/** What becomes of personnel whom the crew or Away Team has found by the text of a card. */
function* acquireThose(game: Game, { kind, player, ship, mission }: Group, found: readonly CardId[]): Flow {
  const site: Site = { kind, mission, holder: ship ?? mission, place: ship ? 'aboard' : 'planet' }
  for (const id of found) if (isPersonnel(game, id)) yield* acquire(game, player, id, site)
}

export const effects: EffectHandlers<'acquire'> = {
  acquire: function* (game, { who }, context) {
    if (context.group) yield* acquireThose(game, context.group, resolve(game, who, context))
  },
}
