import { byDistance } from '../../../board/line.ts'
import { hereOf, one, type SelectorsByForm } from '../../../text/selector.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface SelectorForms {
    /** That with the shortest way. */
    nearest: { readonly nearest: Filter }
  }
}

export const hippocraticOath: CardText = {
  title: 'Hippocratic Oath',
  dilemma: {
    conditions: { skill: 'MEDICAL' },
    overcome: [
      {
        do: 'select',
        as: 'healer',
        count: 1,
        from: 'personnel facing',
        where: { skill: 'MEDICAL' },
        most: 'cunning',
      },
      { do: 'relocate', who: { chosen: 'healer' }, to: { nearest: { type: 'mission', kind: 'planet' } } },
      { do: 'stop', who: { chosen: 'healer' }, lasting: true },
      { do: 'place', who: 'this', on: { chosen: 'healer' } },
    ],
  },
}

export const selectorsByForm: SelectorsByForm<'nearest'> = {
  nearest: (game, who, context) => one(byDistance(game, hereOf(game, context), who.nearest, context.you)[0]),
}
