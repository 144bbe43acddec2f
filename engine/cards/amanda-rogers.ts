import type { Card } from '../text/card.ts'

import type { Features } from '../text/match.ts'
import { nullifies } from './shared/nullifiers.ts'

export interface AddedFilter {
  /**
   * It is being played as a card of another type than its own.
   *
   * @alone No other card answers whatever is played as a type.
   */
  readonly playedAs?: 'interrupt'
}

export const card: Card = {
  title: 'Amanda Rogers',
  print: 'whole',
  faq1996: {
    plays: [
      {
        answers: { to: 'played', what: { type: 'interrupt' }, unsaid: true },
        except: [{ ruling: 'faq96-13-the-colon-rule-13', what: { name: ['Amanda Rogers', 'Kevin Uxbridge'] } }],
        effects: nullifies,
      },
    ],
  },
  glossary: {
    plays: [
      {
        answers: { to: 'played', what: { type: 'interrupt' } },
        effects: nullifies,
      },
      {
        ruling: 'custom-cards-85',
        answers: { to: 'played', what: { playedAs: 'interrupt', not: { type: 'doorway' } } },
        effects: nullifies,
      },
      {
        ruling: 'custom-cards-89',
        on: { name: 'Scottish Setter', cardIn: 'play' },
        effects: [{ do: 'nullify', who: 'target' }],
      },
    ],
    standing: [{ ruling: 'custom-cards-662', affects: 'this', while: 'being played', immuneTo: ['Amanda Rogers'] }],
  },
}

export const features: Features<'playedAs'> = {
  playedAs: (game, id, { playedAs }) => game.notes.playedAs?.[id] === playedAs,
}
