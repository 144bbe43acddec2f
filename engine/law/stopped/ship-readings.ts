import { is } from '../../board/can.ts'
import { permission } from '../../board/questions.ts'
import type { Reading } from '../../kernel/reading.ts'
import { rule } from '../../kernel/rule.ts'
import { isSteering } from '../../mechanics/staffing/functions.ts'
import { countsTheTurnsOf } from '../../questions/draws-and-discards/questions.ts'
import { mustBeStaffed } from '../../questions/staffing/questions.ts'
import { needsStaff } from '../docking/glossary.ts'
import { doesNothingElse } from '../staffing/customs.ts'
import { forbidden, mayDoTheRest } from './glossary.ts'

/** Only to move does a ship have to be staffed; that a stopped one does not dock is then a ban of its own. */
const docksUnstaffed = rule({
  ruling: 'functions-that-need-full-staffing/moving',
  asked: mustBeStaffed,
  applies: ({ to }) => isSteering(to),
  answer: false,
  exceptionTo: [needsStaff, doesNothingElse],
})

/** A countdown counts the turns of the player who controls the card. */
const turnsOfTheController = rule({
  ruling: 'countdown-after-a-change-of-control/controller',
  asked: countsTheTurnsOf,
  answer: ({ card }, game) => game.card(card).controller,
})

/** What a stopped card may not do it may not undo. */
const eitherWay = rule({
  ruling: 'stopped-ship-decloaks/either-way',
  asked: permission,
  of: ['decloak', 'dephase'],
  applies: ({ card }, game) => is(game, card, 'stopped'),
  answer: false,
  exceptionTo: [mayDoTheRest],
})

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  {
    question: 'stopped-ship-decloaks',
    reading: 'either-way',
    where: 'glossary',
    settledBy: 'currentRulings',
    adds: [eitherWay],
  },
  {
    question: 'functions-that-need-full-staffing',
    reading: 'moving',
    where: 'glossary',
    adds: [docksUnstaffed, forbidden('1eS-stopped-07', 'move', 'dock')],
  },
  {
    question: 'countdown-after-a-change-of-control',
    reading: 'controller',
    where: 'glossary',
    adds: [turnsOfTheController],
  },
]
