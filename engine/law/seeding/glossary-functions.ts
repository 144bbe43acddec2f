import { rule } from '../../kernel/rule.ts'
import { doesItself, sitesReceive } from '../../questions/facilities/questions.ts'

/** What sites enable on their station. */
export const functionsOfSites = [
  rule({ ruling: '1eS-seed-phases-50', asked: doesItself, applies: ({ isNor }) => isNor, answer: false }),
  rule({
    ruling: '1eS-seed-phases-51',
    asked: sitesReceive,
    answer: ({ hasDockingSite }) => hasDockingSite,
  }),
]
