import { rule } from '../../kernel/rule.ts'
import { discardGoes } from '../../questions/draws-and-discards/questions.ts'

/** By the Standard Tournament Rules no artifact comes to a discard pile; by the basic rules it does. */
export const artifactsLeaveTheGame = rule({
  ruling: 'faq96-38-res-q-and-palor-toff-04',
  asked: discardGoes,
  applies: ({ card }, game) => game.facts(card).type === 'artifact',
  answer: (_, { state }) => (state.format?.includes('standard tournament rules') ? 'out of play' : 'to a discard pile'),
})
