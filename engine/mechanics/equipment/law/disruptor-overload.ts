import { denial, presumption } from '../../../kernel/rule.ts'
import { mayInterrupt } from '../../timing/questions.ts'

const atOnce = presumption({
  ruling: 'Disruptor Overload answers the play of the equipment that it is about to destroy',
  asked: mayInterrupt,
  applies: ({ trigger, card }, game) =>
    (trigger.on === 'played' || trigger.on === 'entered') &&
    game.facts(trigger.card).type === 'equipment' &&
    game.card(card).title === 'Disruptor Overload',
  answer: true,
})

/** It is no response to the play of equipment. */
export const disruptorOverload = [atOnce, denial('1eD-disruptor-overload-04', atOnce, false)]
