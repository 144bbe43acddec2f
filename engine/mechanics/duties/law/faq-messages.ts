import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { evenIfDamaged, firesInItsTurn } from '../../battle/law/faq.ts'
import { mayFireBack } from '../../battle/questions.ts'
import { dutyOf } from '../duty.ts'
import { goesWhereItWas, mayDoOtherThings, mayStopEarly, mayTakeCrewAboard } from '../questions.ts'

const otherThingsFirst = presumption({
  ruling: 'a ship that is called home does other things first',
  asked: mayDoOtherThings,
  applies: ({ speed }) => speed === 'full',
  answer: true,
})

/** Those whom the ship needs for its staffing come aboard, and nobody else. */
const onlyTheNeeded = rule({
  ruling: 'faq96-39-incoming-messages-02',
  asked: mayTakeCrewAboard,
  applies: ({ speed }) => speed === 'full',
  answer: ({ needed }) => needed,
})

/** It flies as far as it can, wherever that takes it. */
const asFarAsItCan = rule({
  ruling: 'faq96-39-incoming-messages-03',
  asked: mayStopEarly,
  applies: () => true,
  answer: false,
})

const doesNotTarry = presumption({
  ruling: 'a ship that is called home does not fire back',
  asked: mayFireBack,
  applies: ({ card }, game) => {
    const duty = dutyOf(game, card)?.duty
    return duty?.do === 'travel' && duty.speed === 'full'
  },
  answer: false,
  exceptionTo: [firesInItsTurn, evenIfDamaged],
})

/** Where its outpost was, it goes. */
const whereItWas = rule({
  ruling: 'faq96-39-incoming-messages-05',
  asked: goesWhereItWas,
  applies: () => true,
  answer: true,
})

/** What the FAQ says of ships that are called home. */
export const faqMessages = [
  otherThingsFirst,
  denial('faq96-39-incoming-messages-01', otherThingsFirst, false),
  onlyTheNeeded,
  asFarAsItCan,
  doesNotTarry,
  denial('faq96-39-incoming-messages-04', doesNotTarry, true),
  whereItWas,
]
