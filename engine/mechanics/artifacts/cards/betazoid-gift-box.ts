import type { EffectHandlers } from '../../../text/effect.ts'
import { shuffle } from '../../selections/shuffle.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    'shuffle draw deck': object
  }
}

export const effects: EffectHandlers<'shuffle draw deck'> = {
  'shuffle draw deck': (game, _, context) => shuffle(game, context.you, 'deck'),
}
