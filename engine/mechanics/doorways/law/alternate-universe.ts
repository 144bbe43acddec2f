import type { Game } from '../../../kernel/game.ts'
import { custom, rule } from '../../../kernel/rule.ts'
import { isAdmitted } from '../../reporting/reporting.ts'
import { comesThrough } from '../questions.ts'

const isSeeding = ({ state }: Game): boolean => state.turn.phase.startsWith('seed-')

/** No doorway is there when the card of another universe is to be seeded. */
export const notSeeded1996 = rule({
  ruling: 'faq96-310-au-doorway-02',
  asked: comesThrough,
  applies: ({ card, player }, game) => isSeeding(game) && !isAdmitted(game, player, card),
  answer: false,
})

/** No doorway is open for the card of another universe. */
export const shutOut1996 = rule({
  ruling: 'faq96-310-au-doorway-06',
  asked: comesThrough,
  applies: ({ card, player }, game) => !isSeeding(game) && !isAdmitted(game, player, card),
  answer: false,
})

/** The entry of the icon is in a letter of the Glossary that is not at hand; others take it for granted. */
export const shutOut = custom({
  ruling: 'custom-doorways-01',
  beside: ['glossary'],
  asked: comesThrough,
  applies: ({ card, player }, game) => !isAdmitted(game, player, card),
  answer: false,
})
