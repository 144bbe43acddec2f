import { isPersonnel } from '../../../board/places.ts'
import type { SelectorsByForm } from '../../../text/selector.ts'
import type { CardText } from '../../../text/text.ts'
import { isOnTable, isTakenForPersonnel } from '../../draws-and-discards/questions.ts'

declare module '../../../text/text.ts' {
  interface SelectorForms {
    /** Personnel on the table. */
    personnelOnTable: { readonly personnelOnTable: true }
  }
}

export const antiTimeAnomaly: CardText = {
  title: 'Anti-Time Anomaly',
  plays: [{ stays: true }],
  timed: [
    {
      at: 'turn ends',
      whose: 'yours',
      after: 'third full turn',
      effects: [
        { do: 'kill', who: { all: { type: 'personnel' } } },
        { do: 'discard', who: 'this' },
      ],
    },
  ],
}

/** As the FAQ of 1996 reads it. */
export const antiTimeAnomaly1996: CardText = {
  title: 'Anti-Time Anomaly',
  plays: [{ stays: true }],
  timed: [
    {
      at: 'turn ends',
      turns: { word: 'full', nth: 3, affects: 'both players' },
      effects: [
        { do: 'kill', who: { personnelOnTable: true } },
        { do: 'discard', who: 'this' },
      ],
    },
  ],
}

/** The personnel of both players on the table. */
export const selectorsByForm: SelectorsByForm<'personnelOnTable'> = {
  personnelOnTable: (game, _, { this: by }) =>
    game.state.cards
      .map(({ id }) => id)
      .filter(
        card =>
          (isPersonnel(game, card) || game.decide(isTakenForPersonnel, { card, by })) &&
          game.decide(isOnTable, { card, by }),
      ),
}
