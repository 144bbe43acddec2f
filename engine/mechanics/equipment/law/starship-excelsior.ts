import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { countsTowards, skillSupplied } from '../questions.ts'

const supplies = rule({
  ruling: '1eS-starship-excelsior-01',
  asked: skillSupplied,
  applies: ({ title, system }) => title === 'Starship Excelsior' && system === 'Stellar Cartography',
  answer: 1,
})

const spaceDilemmas = rule({
  ruling: '1eS-starship-excelsior-02',
  asked: countsTowards,
  applies: ({ towards, at }) => towards === 'dilemma' && at === 'space',
  answer: true,
})

const spaceMissions = rule({
  ruling: '1eS-starship-excelsior-03',
  asked: countsTowards,
  applies: ({ towards, at }) => towards === 'mission' && at === 'space',
  answer: true,
})

const fromOrbit = presumption({
  ruling: 'a ship in orbit helps those below',
  asked: countsTowards,
  applies: ({ at }) => at === 'planet',
  answer: true,
})

const notOnPlanets = denial('1eS-starship-excelsior-04', fromOrbit, false)

/** What the skill of a ship is good for. */
export const starshipExcelsior = [supplies, spaceDilemmas, spaceMissions, notOnPlanets]
