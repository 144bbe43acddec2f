import { inPlay } from '../../board/places.ts'
import { against, rule } from '../../kernel/rule.ts'
import { discardsComeFrom, isOnTable, isTakenForPersonnel } from '../../questions/draws-and-discards/questions.ts'
import { mayBeAnyPlayer } from '../../questions/selections/questions.ts'
import { refersTo } from '../../text/names.ts'

/** What the FAQ of 1996 says of cards that have players draw and shuffle, and of who dies on the table. */
export const faqDraws = [
  against('faq96-38-kivas-fajo-02', mayBeAnyPlayer, true, {
    not: 'whoever plays Kivas Fajo chooses somebody else',
    applies: ({ card, chosen, by }, game) => game.card(card).title === 'Kivas Fajo - Collector' && chosen === by,
  }),
  against('faq96-38-anti-time-anomaly-01', isTakenForPersonnel, false, {
    not: 'Rogue Borg are personnel',
    applies: ({ card }, game) => refersTo(game, 'Rogue Borg Mercenaries', game.card(card).title),
  }),
  rule({
    ruling: 'faq96-38-anti-time-anomaly-02',
    asked: isOnTable,
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
