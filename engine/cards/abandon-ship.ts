import { hostOf, locationOf } from '../board/places.ts'
import { value } from '../board/value.ts'
import type { Card } from '../text/card.ts'
import type { Features } from '../text/match.ts'
import type { Attribute } from '../text/plain-words.ts'
import type { Effect, Filter, Who } from '../text/text.ts'

export interface AddedFilter {
  /** Its number is less than printed. @alone The others ask how much there is, or what has damaged it. */
  readonly reduced?: Attribute
  /** A ship on which the dilemma that lies atop the mission was met. @alone Nobody else is to be helped by a different ship. */
  readonly abandonedHere?: true
}

const personnelPlaced: Effect = {
  do: 'place',
  who: { these: 'personnel facing', without: { chosen: 'staff' } },
  on: 'mission',
}

const atop = (whose: 'yours' | "opponent's"): Who => ({ cardsOn: 'host', where: { type: 'personnel', whose } })

const anotherShip: Filter = { type: 'ship', whose: 'yours', not: { abandonedHere: true } }

export const card: Card = {
  title: 'Abandon Ship!',
  print: { holds: ['personnel'] },
  glossary: {
    dilemma: {
      ruling: 'custom-cards-236',
      trigger: { any: [{ some: { is: 'damaged' } }, { some: { reduced: 'range' } }] },
      triggerAmong: 'ship',
      effects: [
        {
          do: 'select',
          as: 'staff',
          count: 'staffing',
          from: 'personnel facing',
          where: { any: [{ icon: 'staff' }, { icon: 'command' }] },
        },
        personnelPlaced,
      ],
      placedOn: 'mission',
    },
    remedies: [
      {
        ruling: 'custom-cards-628',
        by: anotherShip,
        effects: [
          { do: 'relocate', who: atop('yours'), to: 'target' },
          {
            ruling: 'custom-cards-629',
            do: 'select',
            as: 'fished out',
            count: { times: 1, each: atop("opponent's") },
            from: atop("opponent's"),
          },
          { ruling: 'custom-cards-629', do: 'relocate', who: { chosen: 'fished out' }, to: 'target' },
          { ruling: 'custom-cards-629', do: 'capture', who: { chosen: 'fished out' } },
        ],
      },
    ],
  },
}

export const features: Features<'reduced' | 'abandonedHere'> = {
  reduced: (game, id, { reduced }) => value(game, id, reduced!) < (game.facts(id)[reduced!] ?? 0),
  abandonedHere: (game, id) =>
    game.state.history.some(
      d => d.kind === 'placed' && d.card && d.cards?.includes(id) && hostOf(game, d.card) === locationOf(game, id),
    ),
}
