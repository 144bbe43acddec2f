import { against, rule } from '../../kernel/rule.ts'
import { countsTowards } from '../../questions/equipment/questions.ts'

/** What the skill of a ship is good for. */
export const starshipExcelsior = [
  rule({
    ruling: '1eS-starship-excelsior-02',
    asked: countsTowards,
    of: ['space dilemma'],
    answer: true,
  }),
  rule({
    ruling: '1eS-starship-excelsior-03',
    asked: countsTowards,
    of: ['space mission'],
    answer: true,
  }),
  against('1eS-starship-excelsior-04', countsTowards, false, {
    not: 'a ship in orbit helps those below',
    of: ['planet dilemma', 'planet mission'],
  }),
]
