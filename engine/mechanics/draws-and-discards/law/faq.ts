import { inPlay } from '../../../board/places.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { refersTo } from '../../../text/names.ts'
import { mayBeAnyPlayer } from '../../selections/questions.ts'
import { discardsComeFrom, isOnTable, isTakenForPersonnel, shufflesInDiscards } from '../questions.ts'

const anotherPlayer = presumption({
  ruling: 'whoever plays Kivas Fajo chooses somebody else',
  asked: mayBeAnyPlayer,
  applies: ({ card, chosen, by }, game) => game.card(card).title === 'Kivas Fajo - Collector' && chosen === by,
  answer: false,
})

const withTheDiscards = presumption({
  ruling: 'to re-shuffle is to shuffle the discard pile in',
  asked: shufflesInDiscards,
  applies: () => true,
  answer: true,
})

const rogueBorgDie = presumption({
  ruling: 'Rogue Borg are personnel',
  asked: isTakenForPersonnel,
  applies: ({ card }, game) => refersTo(game, 'Rogue Borg Mercenaries', game.card(card).title),
  answer: true,
})

/** What the FAQ of 1996 says of cards that have players draw and shuffle, and of who dies on the table. */
export const faqDraws = [
  anotherPlayer,
  denial('faq96-38-kivas-fajo-02', anotherPlayer, true),
  withTheDiscards,
  denial('faq96-39-the-juggler-01', withTheDiscards, false),
  rogueBorgDie,
  denial('faq96-38-anti-time-anomaly-01', rogueBorgDie, false),
  rule({
    ruling: 'faq96-38-anti-time-anomaly-02',
    asked: isOnTable,
    applies: () => true,
    answer: ({ card }, game) => inPlay(game.card(card)),
  }),
]

/** What the FAQ says of discards. */
export const faqDiscards = [
  rule({
    ruling: 'faq96-38-static-warp-bubble-01',
    asked: discardsComeFrom,
    applies: ({ by }, game) => refersTo(game, 'Static Warp Bubble', game.card(by).title),
    answer: 'hand',
  }),
]
