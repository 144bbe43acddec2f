import { is } from '../../board/can.ts'
import { rule } from '../../kernel/rule.ts'
import { isOpenToBeaming } from '../../questions/beaming/questions.ts'

/** Nobody is beamed up to a cloaked ship. */
export const closedToBeaming = rule({
  ruling: 'faq96-39-emergency-transporter-armbands-02',
  asked: isOpenToBeaming,
  applies: ({ ship, way }, game) => way === 'aboard' && is(game, ship, 'cloaked'),
  answer: false,
})
