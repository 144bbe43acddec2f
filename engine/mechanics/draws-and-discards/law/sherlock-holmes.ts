import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { mayDrawUntilEven, mustGoOnDrawing, tooFewWillDo } from '../questions.ts'

const allOrNothing = presumption({
  ruling: 'whoever cannot draw as many cards as he lacks draws none',
  asked: tooFewWillDo,
  applies: () => true,
  answer: false,
})

/** What the Glossary says of drawing with Sherlock Holmes. */
export const drawingWithHolmes = [
  rule({
    ruling: '1eS-sherlock-holmes-01',
    asked: mayDrawUntilEven,
    applies: () => true,
    answer: ({ own, others }) => own < others,
  }),
  rule({ ruling: '1eS-sherlock-holmes-02', asked: mustGoOnDrawing, applies: () => true, answer: true }),
  allOrNothing,
  denial('1eS-sherlock-holmes-03', allOrNothing, true),
]
