import { custom } from '../../../kernel/rule.ts'
import { mayBeAnyPlayer } from '../../selections/questions.ts'
import {
  countsTheTurnsOf,
  diesWhenDiscarded,
  discardPileOf,
  drawingEndsTheTurn,
  evensUp,
  mayDiscardAtWill,
  openingHand,
  reminds,
} from '../questions.ts'

/** Of countdowns the Glossary at hand speaks for dilemmas alone. */
const turnsOfWhoeverPlayedIt = custom({
  ruling: 'custom-draws-and-discards-01',
  beside: ['glossary'],
  asked: countsTheTurnsOf,
  applies: ({ card }, game) => game.facts(card).type !== 'dilemma',
  answer: ({ card }, game) => game.card(card).owner,
})

/** Where no document at hand speaks of it, cards are discarded as every player knows. */
const toTheOwner = custom({
  ruling: 'custom-draws-and-discards-02',
  beside: ['faq1996', 'rulebook'],
  asked: discardPileOf,
  applies: () => true,
  answer: ({ card }, game) => game.card(card).owner,
})

const notAtWill = custom({
  ruling: 'custom-draws-and-discards-03',
  beside: ['faq1996', 'rulebook'],
  asked: mayDiscardAtWill,
  applies: () => true,
  answer: false,
})

const withTheDraw = custom({
  ruling: 'custom-draws-and-discards-04',
  beside: ['glossary'],
  asked: drawingEndsTheTurn,
  applies: () => true,
  answer: true,
})

const discardedLive = custom({
  ruling: 'custom-draws-and-discards-10',
  beside: ['faq1996', 'rulebook'],
  asked: diesWhenDiscarded,
  applies: () => true,
  answer: false,
})

const discardedOnceDone = custom({
  ruling: 'custom-draws-and-discards-11',
  beside: ['faq1996', 'rulebook'],
  asked: reminds,
  applies: () => true,
  answer: false,
})

const evening = custom({
  ruling: 'custom-draws-and-discards-05',
  beside: ['glossary'],
  asked: evensUp,
  applies: (_, { state }) => !!state.format?.includes('warp speed'),
  answer: true,
})

const sevenCards = custom({
  ruling: 'custom-draws-and-discards-30',
  beside: ['glossary'],
  asked: openingHand,
  applies: () => true,
  answer: 7,
})

const himselfToo = custom({
  ruling: 'custom-draws-and-discards-31',
  beside: ['glossary'],
  asked: mayBeAnyPlayer,
  applies: () => true,
  answer: true,
})

export const drawsAndDiscardsByCustom = [
  evening,
  turnsOfWhoeverPlayedIt,
  toTheOwner,
  notAtWill,
  withTheDraw,
  sevenCards,
  himselfToo,
  discardedLive,
  discardedOnceDone,
]
