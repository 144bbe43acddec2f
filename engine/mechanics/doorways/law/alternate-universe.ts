import { custom, denial, presumption, rule } from '../../../kernel/rule.ts'
import { isAdmitted } from '../../reporting/reporting.ts'
import { comesThrough } from '../questions.ts'

/** No doorway is open for the card of another universe. */
const shutOut1996 = rule({
  ruling: 'faq96-310-au-doorway-06',
  asked: comesThrough,
  applies: ({ card, player }, game) => !isAdmitted(game, player, card),
  answer: false,
})

const seededBeforeIt = presumption({
  ruling: 'what is seeded needs no doorway yet',
  asked: comesThrough,
  applies: ({ card, player }, game) => game.state.turn.phase.startsWith('seed-') && !isAdmitted(game, player, card),
  answer: true,
  exceptionTo: [shutOut1996],
})

/** The Doorway is there before cards of another universe are seeded; whoever comes later comes while it is open. */
export const doorwayOf1996 = [shutOut1996, seededBeforeIt, denial('faq96-310-au-doorway-02', seededBeforeIt, false)]

/** The entry of the icon is in a letter of the Glossary that is not at hand; others take it for granted. */
export const shutOut = custom({
  ruling: 'custom-doorways-01',
  beside: ['glossary'],
  asked: comesThrough,
  applies: ({ card, player }, game) => !isAdmitted(game, player, card),
  answer: false,
})
