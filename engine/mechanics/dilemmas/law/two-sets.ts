import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { refersTo } from '../../../text/names.ts'
import { goesOnToTheNextSection, sectionStandsAlone } from '../questions/questions.ts'

/** Who meets the first conditions of Spatial Rift is not done with it. */
const secondSetToo = rule({
  ruling: '1eS-spatial-rift-05',
  asked: sectionStandsAlone,
  applies: ({ dilemma, finding }, game) =>
    finding === 'overcome' && refersTo(game, 'Spatial Rift', game.card(dilemma).title),
  answer: true,
})

const bothSets = presumption({
  ruling: 'who fails the first conditions of Spatial Rift faces the second',
  asked: goesOnToTheNextSection,
  applies: ({ dilemma }, game) => refersTo(game, 'Spatial Rift', game.card(dilemma).title),
  answer: true,
})

/** Spatial Rift has two sets of conditions, and the second is faced by those who meet the first. */
export const twoSetsOfConditions = [secondSetToo, bothSets, denial('1eS-spatial-rift-04', bothSets, false)]
