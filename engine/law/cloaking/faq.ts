import { is } from '../../board/can.ts'
import { rule } from '../../kernel/rule.ts'
import { worksNow } from '../../questions/equipment/questions.ts'

/** Cloaking in 1996. */
export const cloakingIn1996 = [
  // A ship has to decloak before it uses its Tractor Beam.
  rule({
    ruling: 'faq96-24-tractor-beams-01',
    asked: worksNow,
    applies: ({ card, system }, game) => system === 'Tractor Beam' && is(game, card, 'cloaked'),
    answer: false,
  }),
]
