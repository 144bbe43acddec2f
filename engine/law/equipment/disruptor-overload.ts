import { against } from '../../kernel/rule.ts'
import { mayInterrupt } from '../../questions/timing/questions.ts'

/** It is no response to the play of equipment. */
export const disruptorOverload = [
  against('1eD-disruptor-overload-04', mayInterrupt, false, {
    not: 'Disruptor Overload answers the play of the equipment that it is about to destroy',
    applies: ({ trigger, card }, game) =>
      (trigger.on === 'played' || trigger.on === 'entered') &&
      game.facts(trigger.card).type === 'equipment' &&
      game.card(card).title === 'Disruptor Overload',
  }),
]
