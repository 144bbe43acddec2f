import { denial, presumption } from '../../../kernel/rule.ts'
import { losesWhatLiesOnIt } from '../../damage/questions.ts'

const gone = presumption({
  ruling: 'whoever is killed loses what was played on it',
  asked: losesWhatLiesOnIt,
  applies: () => true,
  answer: true,
})

/** What lies on whoever has lives left stays there. */
export const lives = [gone, denial('1eS-spot-04', gone, false)]
