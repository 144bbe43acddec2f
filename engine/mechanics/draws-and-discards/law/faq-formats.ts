import { rule } from '../../../kernel/rule.ts'
import { discardGoes } from '../questions.ts'

/** By the Standard Tournament Rules no artifact comes to a discard pile. */
export const artifactsLeaveTheGame = rule({
  ruling: 'faq96-38-res-q-and-palor-toff-04',
  asked: discardGoes,
  applies: ({ card }, game) =>
    !!game.state.format?.includes('standard tournament rules') && game.facts(card).type === 'artifact',
  answer: 'out of play',
})
