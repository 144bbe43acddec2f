import { impose } from '../../../board/moves.ts'
import type { Texts } from '../../../kernel/room.ts'
import { susceptible } from '../../../text/affected.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    assimilate: { readonly who: Who }
  }
}

const suddenAssimilation: CardText = {
  title: 'Sudden Assimilation',
  plays: [{ on: { type: 'personnel' }, effects: [{ do: 'assimilate', who: 'target' }] }],
}

const flowersForALady: CardText = {
  title: 'Flowers for a Lady',
  plays: [{ on: { type: 'personnel', gender: 'female' }, effects: [{ do: 'stop', who: 'target' }] }],
}

export const effects: EffectHandlers<'assimilate'> = {
  assimilate(game, { who }, context) {
    for (const card of susceptible(game, who, context)) {
      impose(game, card, 'assimilated')
      game.tell({ event: 'assimilated', cards: [card], by: context.this })
    }
  },
}

export const texts = { glossary: [suddenAssimilation, flowersForALady] } satisfies Texts
