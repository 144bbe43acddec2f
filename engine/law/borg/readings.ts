import type { Reading } from '../../kernel/reading.ts'
import { rule } from '../../kernel/rule.ts'
import { iconWhenAssimilated } from '../../questions/borg/questions.ts'
import { staffIsDefense } from './customs.ts'

/** What is printed stays. */
const asPrinted = rule({
  ruling: 'what-assimilation-adjusts/nothing',
  asked: iconWhenAssimilated,
  answer: ({ icon }) => icon,
  exceptionTo: [staffIsDefense],
})

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  { question: 'what-assimilation-adjusts', reading: 'nothing', where: 'glossary', adds: [asPrinted] },
]
