import { endsOfLine } from '../board/line.ts'
import type { Card, Text } from '../text/card.ts'
import { hereOf, type SelectorsByName } from '../text/selector.ts'

export interface AddedSelectorNames {
  'ends of the spaceline': true
}

const mamanPicard: Text = {
  dilemma: {
    trigger: { some: { type: 'ship', affiliation: 'federation' } },
    triggerAmong: 'ship',
    effects: [
      { do: 'select', as: 'end', by: 'opponent', count: 1, from: 'ends of the spaceline' },
      { do: 'relocate', who: 'ship', to: { chosen: 'end' } },
    ],
  },
}

export const card: Card = {
  title: 'Maman Picard',
  print: 'whole',
  faq1996: mamanPicard,
  glossary: mamanPicard,
}

export const selectorsByName: SelectorsByName<'ends of the spaceline'> = {
  'ends of the spaceline': (game, context) => endsOfLine(game, hereOf(game, context)),
}
