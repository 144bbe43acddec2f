import { endsOfLine } from '../../../board/line.ts'
import { hereOf, type SelectorsByName } from '../../../text/selector.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface SelectorNames {
    'ends of the spaceline': true
  }
}

export const mamanPicard: CardText = {
  title: 'Maman Picard',
  dilemma: {
    trigger: { some: { type: 'ship', affiliation: 'federation' } },
    triggerAmong: 'ship',
    effects: [
      { do: 'select', as: 'end', by: 'opponent', count: 1, from: 'ends of the spaceline' },
      { do: 'relocate', who: 'ship', to: { chosen: 'end' } },
    ],
  },
}

export const selectorsByName: SelectorsByName<'ends of the spaceline'> = {
  'ends of the spaceline': (game, context) => endsOfLine(game, hereOf(game, context)),
}
