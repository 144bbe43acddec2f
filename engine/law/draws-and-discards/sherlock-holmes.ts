import { rule } from '../../kernel/rule.ts'
import { mayDrawUntilEven } from '../../questions/draws-and-discards/questions.ts'

/** What the Glossary says of drawing with Sherlock Holmes. */
export const drawingWithHolmes = [
  rule({
    ruling: '1eS-sherlock-holmes-01',
    asked: mayDrawUntilEven,
    answer: ({ own, others }) => own < others,
  }),
]
