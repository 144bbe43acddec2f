import { is } from '../../../board/can.ts'
import { permission } from '../../../board/questions.ts'
import type { Reading } from '../../../kernel/reading.ts'
import { rule } from '../../../kernel/rule.ts'
import { countsTheTurnsOf } from '../../draws-and-discards/questions.ts'
import { mustBeStaffed } from '../../staffing/questions.ts'
import { mayBePlayedOn } from './faq.ts'

/** Only to move does a ship have to be staffed. */
const docksUnstaffed = rule({
  ruling: 'functions-that-need-full-staffing/moving',
  asked: mustBeStaffed,
  applies: ({ to }) => to === 'dock',
  answer: false,
})

/** A countdown counts the turns of the player who controls the card. */
const turnsOfTheController = rule({
  ruling: 'countdown-after-a-change-of-control/controller',
  asked: countsTheTurnsOf,
  applies: () => true,
  answer: ({ card }, game) => game.card(card).controller,
})

/** Cloaking frustrates every card of the opponent that plays on the ship. */
const cloakedFromTheOpponent = rule({
  ruling: 'what-cloaking-frustrates/all-of-the-opponent',
  asked: permission,
  of: ['be targeted'],
  applies: ({ card, by }, game) =>
    by !== undefined &&
    game.facts(card).type === 'ship' &&
    is(game, card, 'cloaked') &&
    game.card(by).controller !== game.card(card).controller,
  answer: false,
  exceptionTo: [mayBePlayedOn],
})

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  {
    question: 'what-cloaking-frustrates',
    reading: 'all-of-the-opponent',
    where: 'faq1996',
    enact: [cloakedFromTheOpponent],
  },
  {
    question: 'functions-that-need-full-staffing',
    reading: 'moving',
    where: 'glossary',
    enact: [docksUnstaffed],
  },
  {
    question: 'countdown-after-a-change-of-control',
    reading: 'controller',
    where: 'glossary',
    enact: [turnsOfTheController],
  },
]
