import { is } from '../board/can.ts'
import { cardsIn, isPersonnel } from '../board/places.ts'
import type { CardId, CardState } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { skillTotal } from '../mechanics/skills/totals.ts'
import type { Card } from '../text/card.ts'
import { type Features, matches } from '../text/match.ts'
import type { Effect, Filter } from '../text/text.ts'

export interface AddedFilter {
  /**
   * On the planet, or aboard, the player has a crew or Away Team of nobody but such personnel, and more there of one of
   * these than his opponent has. @alone No other text compares what the sides have.
   */
  readonly held?: { readonly by: Filter; readonly withMoreOf: readonly Filter[] }
}

const noBorg: Filter = { type: 'personnel', not: { affiliation: 'borg' } }

const once: Effect = { do: 'discard', who: 'this' }

export const card: Card = {
  title: 'Captured',
  print: 'whole',
  glossary: {
    seeds: { ruling: 'custom-cards-612' },
    plays: [{ stays: true }],
    uses: [
      {
        ruling: 'custom-cards-613',
        on: {
          type: ['mission', 'ship', 'facility', 'site'],
          held: { by: noBorg, withMoreOf: [{ skill: 'SECURITY' }, { keyword: 'hand weapon' }] },
        },
        effects: [
          {
            do: 'select',
            as: 'captive',
            by: 'chance',
            count: 1,
            from: {
              presentAt: 'target',
              where: { type: 'personnel', whose: "opponent's", not: { is: 'captive' } },
            },
          },
          { do: 'capture', who: { chosen: 'captive' } },
          once,
        ],
      },
      {
        ruling: 'custom-cards-614',
        says: 'every turn',
        answers: {
          to: 'stunned',
          what: { type: 'personnel', whose: "opponent's" },
          cause: { ...noBorg, whose: 'yours', skill: 'SECURITY' },
        },
        effects: [{ do: 'capture', who: 'answered' }, once],
      },
    ],
  },
}

/** What is on the planet, aboard, or in the site, without captives. */
const there = (game: Game, place: CardId): readonly CardState[] =>
  (['planet', 'aboard', 'site'] as const)
    .flatMap(at => cardsIn(game, at, place))
    .filter(({ id }) => !is(game, id, 'captive'))

export const features: Features<'held'> = {
  held(game, place, { held }, you) {
    const { by, withMoreOf } = held!
    const all = there(game, place)
    const [own, others] = [true, false].map(mine => all.filter(c => (c.controller === you) === mine).map(c => c.id))
    const crew = own!.filter(id => isPersonnel(game, id))
    if (!crew.length || !crew.every(id => matches(game, id, by, you))) return false
    return withMoreOf.some(what => {
      const count = (ids: readonly CardId[]): number =>
        what.skill !== undefined
          ? skillTotal(game, what.skill, ids)
          : ids.filter(id => matches(game, id, what, you)).length
      return count(own!) > count(others!)
    })
  },
}
