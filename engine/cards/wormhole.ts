import { shipsBeside } from '../mechanics/movement/move.ts'
import { beginsToMove } from '../questions/movement/questions.ts'
import { goesThroughAlong } from '../questions/movement/settled.ts'
import type { Card, Text } from '../text/card.ts'
import type { Features } from '../text/match.ts'
import type { PlayText } from '../text/play-text.ts'
import { resolve, type SelectorsByForm } from '../text/selector.ts'
import type { Effect, Who } from '../text/text.ts'

export interface AddedFilter {
  /** If it moves now it begins to move. */
  readonly beginsToMove?: true
}

export interface AddedSelectorForms {
  /** The other ships of the player that go through along with it. */
  goingAlong: { readonly goingAlong: Who }
}

export interface AddedPlayText {
  /** Takes effect only together with a second card, played at once; where that was played on is chosen under this name. */
  readonly pair?: {
    readonly as: string
    /** What happens to the first card when no second one takes effect; otherwise it waits on its target. */
    readonly unfinished?: readonly Effect[]
  }
}

const pairOfWormholes = (by: { readonly ruling?: string }): Pick<PlayText, 'pair' | 'effects'> => ({
  pair: { as: 'exit', unfinished: [{ ...by, do: 'discard', who: 'this' }] },
  effects: [
    { do: 'relocate', who: { goingAlong: 'target' }, to: { chosen: 'exit' } },
    { do: 'relocate', who: 'target', to: { chosen: 'exit' } },
    { ruling: 'custom-cards-23', do: 'stop', who: 'target' },
  ],
})

const wormholeBy = (by: { readonly ruling?: string }): Text => ({
  plays: [
    {
      ruling: 'custom-cards-423',
      on: { type: 'ship', whose: 'yours', beginsToMove: true },
      ...pairOfWormholes(by),
    },
    {
      answers: { to: 'passes', what: { whose: 'yours' } },
      on: { type: 'ship', whose: 'yours' },
      ...pairOfWormholes(by),
    },
    { answers: { to: 'unfinished', what: { name: 'Wormhole' } }, on: { type: ['mission', 'time location'] } },
  ],
})

export const card: Card = {
  title: 'Wormhole',
  print: { lies: ['ship'] },
  /** As the FAQ of 1996 rules on it, and as it is printed. */
  faq1996: wormholeBy({ ruling: 'faq96-39-amanda-rogers-04' }),
  glossary: wormholeBy({}),
}

export const features: Features<'beginsToMove'> = {
  beginsToMove: (game, id) => game.decide(beginsToMove, { ship: id }),
}

export const selectorsByForm: SelectorsByForm<'goingAlong'> = {
  goingAlong: (game, who, context) =>
    resolve(game, who.goingAlong, context).flatMap(ship =>
      shipsBeside(game, ship).filter(id => game.decide(goesThroughAlong, { ship: id, with: ship })),
    ),
}
