import { against, rule } from '../../kernel/rule.ts'
import { goesOnToTheNextSection, sectionStandsAlone } from '../../questions/dilemmas/questions.ts'
import { refersTo } from '../../text/names.ts'

/** Spatial Rift has two sets of conditions, and the second is faced by those who meet the first. */
export const twoSetsOfConditions = [
  // Who meets the first conditions of Spatial Rift is not done with it.
  rule({
    ruling: '1eS-spatial-rift-05',
    asked: sectionStandsAlone,
    applies: ({ dilemma, finding }, game) =>
      finding === 'overcome' && refersTo(game, 'Spatial Rift', game.card(dilemma).title),
    answer: true,
  }),
  against('1eS-spatial-rift-04', goesOnToTheNextSection, false, {
    not: 'who fails the first conditions of Spatial Rift faces the second',
    applies: ({ dilemma }, game) => refersTo(game, 'Spatial Rift', game.card(dilemma).title),
  }),
]
