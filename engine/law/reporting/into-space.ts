import { against } from '../../kernel/rule.ts'
import { goesIntoSpace } from '../../questions/movement/questions.ts'

/** No card but a ship reports into space. */
export const noReportIntoSpace = against('1eS-space-transferring-cards-into-02', goesIntoSpace, false, {
  not: 'what reports anywhere reports into space as well',
  applies: ({ how }) => how === 'report',
})
