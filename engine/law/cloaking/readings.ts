import { is } from '../../board/can.ts'
import { permission } from '../../board/questions.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import type { Reading } from '../../kernel/reading.ts'
import { rule } from '../../kernel/rule.ts'
import { mayBePlayedOn } from '../stopped/faq.ts'
import { frustrated, happensAllTheSame } from './faq-cards.ts'

/** Does its text say that it plays on a cloaked ship? */
const isMeantForTheCloaked = (game: Game, card: CardId): boolean =>
  !!game.text(card).plays?.some(({ on }) => on?.is === 'cloaked')

/** Cloaking frustrates every card of the opponent that plays on the ship. */
const cloakedFromTheOpponent = rule({
  ruling: 'what-cloaking-frustrates/all-of-the-opponent',
  asked: permission,
  of: ['be targeted'],
  applies: ({ card, by }, game) =>
    is(game, card, 'cloaked') &&
    by !== undefined &&
    game.card(by).controller !== game.card(card).controller &&
    !isMeantForTheCloaked(game, by),
  answer: false,
  exceptionTo: [happensAllTheSame, frustrated, mayBePlayedOn],
})

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  {
    question: 'what-cloaking-frustrates',
    reading: 'all-of-the-opponent',
    where: 'faq1996',
    adds: [cloakedFromTheOpponent],
  },
]
