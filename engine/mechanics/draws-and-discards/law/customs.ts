import { custom } from '../../../kernel/rule.ts'
import { mayLookThrough } from '../../downloading/questions.ts'
import { mayBeAnyPlayer } from '../../selections/questions.ts'
import {
  countsTheTurnsOf,
  diesWhenDiscarded,
  dilemmasArePlayed,
  discardPileOf,
  drawingEndsTheTurn,
  evensUp,
  isDiscardedFaceUp,
  isForgottenInTheDiscardPile,
  mayDiscardAtWill,
  mayPutInOrder,
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

/** The FAQ at hand speaks of discard piles, and of the opponent's cards. */
const ownHand = custom({
  ruling: 'custom-draws-and-discards-20',
  beside: ['faq1996'],
  asked: mayLookThrough,
  applies: ({ player, place, holder }) => place === 'hand' && holder === player,
  answer: true,
})

const asTheyCame = custom({
  ruling: 'custom-draws-and-discards-21',
  beside: ['faq1996'],
  asked: mayPutInOrder,
  applies: () => true,
  answer: false,
})

const seededOnly = custom({
  ruling: 'custom-draws-and-discards-22',
  beside: ['faq1996'],
  asked: dilemmasArePlayed,
  applies: () => true,
  answer: false,
})

const faceUp = custom({
  ruling: 'custom-draws-and-discards-23',
  beside: ['faq1996', 'rulebook'],
  asked: isDiscardedFaceUp,
  applies: () => true,
  answer: true,
})

const forgotten = custom({
  ruling: 'custom-draws-and-discards-24',
  beside: ['faq1996'],
  asked: isForgottenInTheDiscardPile,
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
  ownHand,
  asTheyCame,
  seededOnly,
  faceUp,
  forgotten,
]
