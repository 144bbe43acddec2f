import { discard } from '../../../board/moves.ts'
import type { Texts } from '../../../kernel/room.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import { resolve } from '../../../text/selector.ts'
import type { CardText } from '../../../text/text.ts'
import { draw } from '../draw.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** Whoever drew the card discards it and draws another. */
    'draw again': { readonly who: Who }
  }
}

const subspaceSchism: CardText = {
  title: 'Subspace Schism',
  plays: [
    {
      ruling: '1eS-subspace-schism-01',
      answers: { to: 'drawn' },
      except: [{ ruling: '1eS-subspace-schism-04', drawnAs: 'opening hand' }],
      effects: [{ do: 'draw again', who: 'answered' }],
    },
  ],
}

export const effects: EffectHandlers<'draw again'> = {
  *'draw again'(game, { who }, context) {
    for (const card of resolve(game, who, context)) {
      const { holder } = game.card(card)
      discard(game, card)
      yield* draw(game, holder, 1)
    }
  },
}

export const texts = { glossary: [subspaceSchism] } satisfies Texts
