import { inPlay, isPersonnel } from '../board/places.ts'
import type { Card } from '../text/card.ts'
import { resolve, type SelectorsByForm } from '../text/selector.ts'
import type { Clause, Effect, Filter, Who } from '../text/text.ts'

export interface AddedCardText {
  /** The next personnel that the opponent reports must be like that; what the card does then. */
  readonly nextReport?: Clause & { readonly where: Filter; readonly effects: readonly Effect[] }
}

export interface AddedSelectorForms {
  /** The personnel in play of whoever controlled these when they were killed. */
  mournersOf: { readonly mournersOf: Who }
}

export const card: Card = {
  title: "Dixon Hill's Business Card",
  print: 'whole',
  glossary: {
    plays: [
      {
        ruling: '1eD-dixon-hills-business-card-01',
        as: 'interrupt',
        answers: { to: 'killed', what: { type: 'personnel' }, alone: true },
        except: [{ ruling: '1eD-dixon-hills-business-card-02', what: { affiliation: 'borg' } }],
        effects: [
          {
            ruling: '1eD-dixon-hills-business-card-03',
            do: 'select',
            as: 'fingered',
            by: 'you',
            count: 1,
            from: { mournersOf: 'answered' },
          },
          { ruling: '1eD-dixon-hills-business-card-03', do: 'capture', who: { chosen: 'fingered' } },
        ],
      },
      { as: 'event', stays: true },
    ],
    terms: { ruling: '1eD-dixon-hills-business-card-06', is: 'not duplicatable' },
    nextReport: {
      ruling: '1eD-dixon-hills-business-card-04',
      where: { any: [{ unique: false }, { icon: 'hologram' }] },
      effects: [{ ruling: '1eD-dixon-hills-business-card-05', do: 'place', who: 'this', to: 'out of play' }],
    },
  },
}

export const selectorsByForm: SelectorsByForm<'mournersOf'> = {
  mournersOf(game, { mournersOf }, context) {
    const dead = resolve(game, mournersOf, context)
    const players = game.state.history.flatMap(d => (d.kind === 'killed' && dead.includes(d.card!) ? [d.player] : []))
    return game.state.cards
      .filter(c => inPlay(c) && isPersonnel(game, c.id) && c.controller === players.at(-1))
      .map(c => c.id)
  },
}
