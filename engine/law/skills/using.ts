import { against, rule } from '../../kernel/rule.ts'
import { isUsableInTurn, levelsAddUp, type WordsOfUse } from '../../questions/skills/using.ts'

const inOwnTurn = rule({
  ruling: '1eS-skills-using-01',
  asked: isUsableInTurn,
  answer: ({ own }) => own,
})

const inEitherTurn: ReadonlySet<WordsOfUse> = new Set(['every turn', 'at any time', 'special download'])

export const using = [
  inOwnTurn,
  rule({
    ruling: '1eS-skills-using-06',
    asked: isUsableInTurn,
    applies: ({ response }) => response,
    answer: true,
    exceptionTo: [inOwnTurn],
  }),
  rule({
    ruling: '1eS-skills-using-08',
    asked: isUsableInTurn,
    applies: ({ says }) => inEitherTurn.has(says),
    answer: true,
    exceptionTo: [inOwnTurn],
  }),
  against('1eS-skills-using-15', levelsAddUp, true, {
    not: 'several levels of a skill are those of one personnel',
    applies: ({ onOne }) => !onOne,
  }),
  rule({
    ruling: '1eS-skills-using-16',
    asked: levelsAddUp,
    applies: ({ onOne }) => onOne,
    answer: false,
  }),
]
