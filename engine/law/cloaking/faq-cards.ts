import { is } from '../../board/can.ts'
import { permission } from '../../board/questions.ts'
import { against, rule } from '../../kernel/rule.ts'
import { isFrustrated } from '../../mechanics/cloaking/frustrated.ts'
import { mayBePlayedOn } from '../stopped/faq.ts'

/** What happens to a ship whether it is cloaked or not may be played on it, */
export const happensAllTheSame = against('faq96-24-events-interrupts-01', permission, true, {
  not: 'nothing is played on a cloaked ship',
  of: ['be targeted'],
  applies: ({ card }, game) => is(game, card, 'cloaked'),
})

/** and what cloaking frustrates may not. */
export const frustrated = rule({
  ruling: 'faq96-24-events-interrupts-04',
  asked: permission,
  of: ['be targeted'],
  applies: ({ card, by }, game) => is(game, card, 'cloaked') && isFrustrated(game, by ?? card),
  answer: false,
  exceptionTo: [happensAllTheSame, mayBePlayedOn],
})

/** What is played on cloaked ships in 1996. */
export const onCloakedShips = [happensAllTheSame, frustrated]
