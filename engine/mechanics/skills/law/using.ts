import { denial, presumption, rule } from '../../../kernel/rule.ts'
import {
  classificationDoes,
  holdsInEveryTurn,
  isUsableInTurn,
  levelsAddUp,
  loreGivesSkill,
  mayInterrupt,
  type WordsOfUse,
} from '../using-questions.ts'

const always = () => true

const inOwnTurn = rule({
  ruling: '1eS-skills-using-01',
  asked: isUsableInTurn,
  applies: always,
  answer: ({ own }) => own,
})

const asAResponse = rule({
  ruling: '1eS-skills-using-06',
  asked: isUsableInTurn,
  applies: ({ response }) => response,
  answer: true,
  exceptionTo: [inOwnTurn],
})

const inEitherTurn: ReadonlySet<WordsOfUse> = new Set(['every turn', 'at any time', 'special download'])

const asItSays = rule({
  ruling: '1eS-skills-using-08',
  asked: isUsableInTurn,
  applies: ({ says }) => inEitherTurn.has(says),
  answer: true,
  exceptionTo: [inOwnTurn],
})

const atAnyMoment = presumption({
  ruling: 'a skill is used at any moment',
  asked: mayInterrupt,
  applies: always,
  answer: true,
})

const isAnAction = denial('1eS-skills-using-02', atAnyMoment, false)

const inItsPlayersTurns = presumption({
  ruling: 'what a skill does it does in turns of its player',
  asked: holdsInEveryTurn,
  applies: always,
  answer: false,
})

const byItself = denial('1eS-skills-using-03', inItsPlayersTurns, true)

const onlySkills = presumption({
  ruling: 'what is required is a skill, and a classification is none',
  asked: classificationDoes,
  applies: always,
  answer: false,
})

const classificationOrSkill = denial('1eS-skills-using-14', onlySkills, true)

const byOneAlone = presumption({
  ruling: 'several levels of a skill are those of one personnel',
  asked: levelsAddUp,
  applies: ({ onOne }) => !onOne,
  answer: false,
})

const byAnyTogether = denial('1eS-skills-using-15', byOneAlone, true)

const onOnePersonnel = rule({
  ruling: '1eS-skills-using-16',
  asked: levelsAddUp,
  applies: ({ onOne }) => onOne,
  answer: false,
})

const loreCounts = presumption({
  ruling: 'whoever is said in lore to be of something has the skill',
  asked: loreGivesSkill,
  applies: always,
  answer: true,
})

const onlyTheBox = denial('1eS-skills-using-17', loreCounts, false)

export const using = [
  inOwnTurn,
  asAResponse,
  asItSays,
  isAnAction,
  byItself,
  classificationOrSkill,
  byAnyTogether,
  onOnePersonnel,
  onlyTheBox,
]
