import { turnPlaced } from '../../../board/turns.ts'
import type { Texts } from '../../../kernel/room.ts'
import type { Features } from '../../../text/match.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface Filter {
    /** It lies there since another turn than this one. */
    readonly before?: Clause
  }
}

/** As it is printed, and as the Glossary has it. */
const supernova: CardText = {
  title: 'Supernova',
  plays: [
    {
      on: { any: [{ type: ['mission', 'time location'] }, { onSpacelineLocation: true }] },
      except: [{ ruling: '1eS-supernova-01', what: { not: { type: 'mission' } } }],
      needs: { some: { name: 'Tox Uthat', before: { ruling: '1eS-supernova-08' } } },
      stays: true,
      effects: [{ do: 'destroy the place' }],
    },
  ],
}

export const texts = { glossary: [supernova] } satisfies Texts

export const features: Features<'before'> = {
  before: (game, id, f) => {
    if (!game.inForce(f.before!) || turnPlaced(game, id) !== game.state.turn.number) return true
    game.credit(f.before!)
    return false
  },
}
