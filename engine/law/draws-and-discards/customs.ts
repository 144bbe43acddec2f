import { custom } from '../../kernel/rule.ts'
import { mayLookThrough } from '../../questions/downloading/questions.ts'
import {
  countsTheTurnsOf,
  discardPileOf,
  drawingEndsTheTurn,
  evensUp,
  handAtMost,
  mayDiscardAtWill,
} from '../../questions/draws-and-discards/questions.ts'

export const drawsAndDiscardsByCustom = [
  custom({
    ruling: 'custom-draws-and-discards-05',
    asked: evensUp,
    applies: (_, { state }) => !!state.format?.includes('warp speed'),
    answer: true,
  }),
  // Of countdowns the Glossary at hand speaks for dilemmas alone.
  custom({
    ruling: 'custom-draws-and-discards-01',
    asked: countsTheTurnsOf,
    applies: ({ card }, game) => game.facts(card).type !== 'dilemma',
    answer: ({ card }, game) => game.card(card).owner,
  }),
  // Where no document at hand speaks of it, cards are discarded as every player knows.
  custom({
    ruling: 'custom-draws-and-discards-02',
    asked: discardPileOf,
    answer: ({ card }, game) => game.card(card).owner,
  }),
  custom({
    ruling: 'custom-draws-and-discards-03',
    asked: mayDiscardAtWill,
    answer: false,
  }),
  custom({
    ruling: 'custom-draws-and-discards-57',
    asked: mayDiscardAtWill,
    applies: ({ from }) => from === 'elsewhere',
    answer: false,
  }),
  custom({
    ruling: 'custom-draws-and-discards-04',
    asked: drawingEndsTheTurn,
    answer: true,
  }),
  // The FAQ at hand speaks of discard piles, and of the opponent's cards.
  custom({
    ruling: 'custom-draws-and-discards-20',
    asked: mayLookThrough,
    applies: ({ player, place, holder }) => place === 'hand' && holder === player,
    answer: true,
  }),
  custom({
    ruling: 'custom-draws-and-discards-55',
    asked: mayLookThrough,
    applies: ({ player, place, holder }) => place === 'discard' && holder === player,
    answer: true,
  }),
  custom({
    ruling: 'custom-draws-and-discards-52',
    asked: handAtMost,
    answer: 7,
  }),
]
