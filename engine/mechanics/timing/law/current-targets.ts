import { denial, presumption, rule } from '../../../kernel/rule.ts'
import {
  actionIsTargeted,
  fallsWithItsTarget,
  fallsWithoutAValidTarget,
  selectsAtOnce,
  targetsWithoutTheWord,
} from '../questions.ts'

const always = () => true

const theWholeAction = presumption({
  ruling: 'a card that is played in the midst of an action targets the action',
  asked: actionIsTargeted,
  applies: always,
  answer: true,
})

/** What the Current Rulings say of targets. */
export const targets2014 = [
  rule({ ruling: 'cr14-target-02', asked: targetsWithoutTheWord, applies: always, answer: true }),
  rule({ ruling: 'cr14-target-03', asked: fallsWithItsTarget, applies: always, answer: true }),
  rule({ ruling: 'cr14-target-04', asked: fallsWithoutAValidTarget, applies: always, answer: true }),
  rule({ ruling: 'cr14-target-05', asked: selectsAtOnce, applies: always, answer: true }),
  theWholeAction,
  denial('cr14-target-06', theWholeAction, false),
]
