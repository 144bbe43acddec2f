import { denial, presumption } from '../../../kernel/rule.ts'
import { goesIntoSpace } from '../../movement/questions.ts'

const anywhere = presumption({
  ruling: 'what reports anywhere reports into space as well',
  asked: goesIntoSpace,
  applies: ({ how }) => how === 'report',
  answer: true,
})

/** No card but a ship reports into space. */
export const noReportIntoSpace = denial('1eS-space-transferring-cards-into-02', anywhere, false)
