import { discard } from '../../../board/moves.ts'
import { hostOf } from '../../../board/places.ts'
import type { Texts } from '../../../kernel/room.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import type { CardText } from '../../../text/text.ts'
import { restore } from '../destroy-place.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** The mission beneath the target is what it was, and the target is discarded. */
    'restore the place': object
  }
}

const persistenceOfMemory: CardText = {
  title: 'Persistence of Memory',
  timed: [{ at: 'earned', effects: [{ do: 'take into hand', who: 'this' }] }],
  plays: [{ as: 'interrupt', on: { name: 'Supernova' }, effects: [{ do: 'restore the place' }] }],
}

export const texts = { glossary: [persistenceOfMemory] } satisfies Texts

export const effects: EffectHandlers<'restore the place'> = {
  'restore the place'(game, _, { targets = [] }) {
    for (const event of targets) {
      const mission = hostOf(game, event)
      discard(game, event)
      if (mission !== undefined) restore(game, mission)
    }
  },
}
