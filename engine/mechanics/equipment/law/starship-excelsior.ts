import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { countsTowards } from '../questions.ts'

const spaceDilemmas = rule({
  ruling: '1eS-starship-excelsior-02',
  asked: countsTowards,
  of: ['space dilemma'],
  applies: () => true,
  answer: true,
})

const spaceMissions = rule({
  ruling: '1eS-starship-excelsior-03',
  asked: countsTowards,
  of: ['space mission'],
  applies: () => true,
  answer: true,
})

const fromOrbit = presumption({
  ruling: 'a ship in orbit helps those below',
  asked: countsTowards,
  of: ['planet dilemma', 'planet mission'],
  applies: () => true,
  answer: true,
})

const notOnPlanets = denial('1eS-starship-excelsior-04', fromOrbit, false)

/** What the skill of a ship is good for. */
export const starshipExcelsior = [spaceDilemmas, spaceMissions, notOnPlanets]
