import { rule } from '../../kernel/rule.ts'
import { isEncountered } from '../../questions/missions/beginning.ts'
import { refersTo } from '../../text/names.ts'
import { notEncountered } from '../missions/faq-beginning.ts'

/** An Away Team may hit the Borg Ship, although it is a dilemma of space. */
export const teamHitsTheBorgShip = rule({
  ruling: 'faq96-323-borg-ship-10',
  asked: isEncountered,
  applies: ({ dilemma }, game) => refersTo(game, 'Borg Ship', game.card(dilemma).title),
  answer: true,
  exceptionTo: [notEncountered],
})
