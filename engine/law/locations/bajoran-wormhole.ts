import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { custom, rule } from '../../kernel/rule.ts'
import { mayBeginASpaceline, mayBeInsertedThere, otherEndComes, regionOf } from '../../questions/locations/questions.ts'

const isInside = (game: Game, left: CardId | undefined, right: CardId | undefined): boolean => {
  const [one, other] = [left, right].map(id => id && game.decide(regionOf, { location: id }))
  return !!one && one === other
}

/** The Bajoran Wormhole, and where its two ends lie. */
export const bajoranWormhole = [
  rule({
    ruling: 'cr14-bajoran-wormhole-01',
    asked: otherEndComes,
    applies: ({ how }) => how === 'played',
    answer: 'must',
  }),
  rule({
    ruling: 'cr14-bajoran-wormhole-02',
    asked: otherEndComes,
    applies: ({ how }) => how === 'downloaded',
    answer: 'must',
  }),
  rule({
    ruling: 'cr14-bajoran-wormhole-03',
    asked: mayBeginASpaceline,
    applies: ({ line }) => line === 'gamma',
    answer: true,
  }),
  rule({
    ruling: 'cr14-bajoran-wormhole-04',
    asked: mayBeInsertedThere,
    applies: ({ line, regional }) => line === 'alpha' && regional.length > 0,
    answer: ({ left, right, regional }) => regional.some(id => id === left || id === right),
  }),
  rule({
    ruling: 'cr14-bajoran-wormhole-05',
    asked: mayBeInsertedThere,
    applies: ({ line, regional }) => line === 'alpha' && !regional.length,
    answer: ({ left, right }, game) => !isInside(game, left, right),
  }),
  rule({
    ruling: 'cr14-bajoran-wormhole-06',
    asked: regionOf,
    applies: ({ location }, game) => !!game.text(location).inserts?.region && game.card(location).holder === 'alpha',
    answer: ({ location }, game) => game.text(location).inserts?.region,
  }),
]

/** The same by its print, where no document speaks of it. */
export const asPrinted = [
  custom({ ruling: 'custom-cards-556', asked: otherEndComes, answer: 'must' }),
  custom({
    ruling: 'custom-cards-557',
    asked: mayBeginASpaceline,
    applies: ({ card, line }, game) => line === 'gamma' && !!game.text(card).inserts?.region,
    answer: true,
  }),
  custom({
    ruling: 'custom-cards-558',
    asked: mayBeInsertedThere,
    applies: ({ line, regional }) => line === 'alpha' && regional.length > 0,
    answer: ({ left, right, regional }) => regional.some(id => id === left || id === right),
  }),
]
