import { rule } from '../../../kernel/rule.ts'
import { carriesOutWhatIsPaid, costMayBeAnswered, failsWithItsCost, isSpent, paysTheRest } from '../questions.ts'

const always = () => true

/** What the Current Rulings say of a price that is the play of a card. */
export const costsThatArePlayed = [
  rule({ ruling: 'cr14-actions-step-1-initiation-01', asked: carriesOutWhatIsPaid, applies: always, answer: false }),
  rule({ ruling: 'cr14-actions-step-1-initiation-02', asked: costMayBeAnswered, applies: always, answer: true }),
  rule({ ruling: 'cr14-actions-step-1-initiation-03', asked: failsWithItsCost, applies: always, answer: true }),
  rule({ ruling: 'cr14-actions-step-1-initiation-04', asked: paysTheRest, applies: always, answer: false }),
  rule({ ruling: 'cr14-actions-step-1-initiation-05', asked: isSpent, applies: always, answer: false }),
]
