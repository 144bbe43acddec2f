import { permission } from '../../board/questions.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { against } from '../../kernel/rule.ts'
import { helpersTakePart } from '../../questions/dilemmas/requirements.ts'
import { refersTo } from '../../text/names.ts'

const called = (game: Game, card: CardId, title: string): boolean => refersTo(game, title, game.card(card).title)

/** What the FAQ says of Targs before dilemmas. */
export const animals = [
  against('faq96-363-targ-06', helpersTakePart, false, {
    not: 'whoever strengthens those at the door is one of them',
    applies: ({ dilemma }, game) => called(game, dilemma, 'Malfunctioning Door'),
  }),
  against('faq96-363-targ-07', permission, true, {
    not: 'dilemmas, and whatever is about love, are not about animals',
    of: ['be targeted', 'be affected'],
    applies: ({ card, by }, game) =>
      by !== undefined &&
      game.facts(card).classification === 'ANIMAL' &&
      (called(game, by, 'Jamaharon') || (game.facts(by).type === 'dilemma' && !called(game, by, 'Parallel Romance'))),
  }),
  against('faq96-363-targ-08', permission, true, {
    not: 'no animal falls in love with a person',
    of: ['be targeted', 'be affected'],
    applies: ({ card, by }, game) =>
      by !== undefined && game.facts(card).classification === 'ANIMAL' && called(game, by, 'Parallel Romance'),
  }),
]
