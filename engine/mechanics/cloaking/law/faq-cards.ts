import { is } from '../../../board/can.ts'
import { permission } from '../../../board/questions.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { mayBePlayedOn } from '../../stopped/law/faq.ts'
import { isFrustrated } from '../frustrated.ts'

const outOfReach = presumption({
  ruling: 'nothing is played on a cloaked ship',
  asked: permission,
  of: ['be targeted'],
  applies: ({ card }, game) => is(game, card, 'cloaked'),
  answer: false,
})

/** What happens to a ship whether it is cloaked or not may be played on it, */
export const happensAllTheSame = denial('faq96-24-events-interrupts-01', outOfReach, true)

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
