import { against, rule } from '../../kernel/rule.ts'
import { dutyOf } from '../../mechanics/duties/duty.ts'
import { mayFireBack } from '../../questions/battle/questions.ts'
import { mayDoOtherThings, mayTakeCrewAboard } from '../../questions/duties/questions.ts'
import { evenIfDamaged, firesInItsTurn } from '../battle/faq.ts'

/** What the FAQ says of ships that are called home. */
export const faqMessages = [
  against('faq96-39-incoming-messages-01', mayDoOtherThings, false, {
    not: 'a ship that is called home does other things first',
    applies: ({ speed }) => speed === 'full',
  }),
  // Those whom the ship needs for its staffing come aboard, and nobody else.
  rule({
    ruling: 'faq96-39-incoming-messages-02',
    asked: mayTakeCrewAboard,
    applies: ({ speed }) => speed === 'full',
    answer: ({ needed }) => needed,
  }),
  against('faq96-39-incoming-messages-04', mayFireBack, true, {
    not: 'a ship that is called home does not fire back',
    applies: ({ card }, game) => {
      const duty = dutyOf(game, card)?.duty
      return duty?.do === 'travel' && duty.speed === 'full'
    },
    exceptionTo: [firesInItsTurn, evenIfDamaged],
  }),
]
