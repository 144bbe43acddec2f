import { permission } from '../../../board/questions.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { denial, presumption } from '../../../kernel/rule.ts'
import { refersTo } from '../../../text/names.ts'
import { helpersTakePart } from '../questions/requirements.ts'

const called = (game: Game, card: CardId, title: string): boolean => refersTo(game, title, game.card(card).title)

const helpersLift = presumption({
  ruling: 'whoever strengthens those at the door is one of them',
  asked: helpersTakePart,
  applies: ({ dilemma }, game) => called(game, dilemma, 'Malfunctioning Door'),
  answer: true,
})

const sparesAnimals = presumption({
  ruling: 'dilemmas, and whatever is about love, are not about animals',
  asked: permission,
  of: ['be targeted', 'be affected'],
  applies: ({ card, by }, game) =>
    by !== undefined &&
    game.facts(card).classification === 'ANIMAL' &&
    (called(game, by, 'Jamaharon') || (game.facts(by).type === 'dilemma' && !called(game, by, 'Parallel Romance'))),
  answer: false,
})

const noPartner = presumption({
  ruling: 'no animal falls in love with a person',
  asked: permission,
  of: ['be targeted', 'be affected'],
  applies: ({ card, by }, game) =>
    by !== undefined && game.facts(card).classification === 'ANIMAL' && called(game, by, 'Parallel Romance'),
  answer: false,
})

/** What the FAQ says of Targs before dilemmas. */
export const animals = [
  helpersLift,
  denial('faq96-363-targ-06', helpersLift, false),
  sparesAnimals,
  denial('faq96-363-targ-07', sparesAnimals, true),
  noPartner,
  denial('faq96-363-targ-08', noPartner, true),
]
