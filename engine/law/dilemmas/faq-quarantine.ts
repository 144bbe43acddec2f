import { isItself } from '../../board/can.ts'
import { permission } from '../../board/questions.ts'
import { rule } from '../../kernel/rule.ts'

/** Quarantine in 1996. */
export const faqQuarantine = [
  // Those who are in quarantine do not leave the planet, by transporter or aboard a ship.
  rule({
    ruling: 'faq96-322-hyperaging-02',
    asked: permission,
    applies: ({ card, to }, game) => (to === 'beam' || to === 'be carried') && isItself(game, card, 'quarantined'),
    answer: false,
  }),
]
