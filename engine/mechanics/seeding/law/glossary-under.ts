import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { encounteredFirst } from '../../dilemmas/questions/procedure.ts'
import { copiesUnderAtMost, dilemmasAtMost, liftsTheLimit, mayBeSeededUnder, tooManyAre } from '../questions.ts'

const always = () => true

const sixDilemmas = presumption({
  ruling: 'no more than six dilemmas lie under a mission',
  asked: dilemmasAtMost,
  applies: always,
  answer: 6,
})

const letIsFree = presumption({
  ruling: 'artifacts that a text lets be seeded are not counted',
  asked: liftsTheLimit,
  applies: always,
  answer: true,
})

/** How cards are seeded under missions. */
export const seedingUnderMissions = [
  rule({ ruling: '1eS-seed-phases-23', asked: mayBeSeededUnder, applies: always, answer: true }),
  rule({ ruling: '1eS-seed-phases-25', asked: encounteredFirst, applies: always, answer: 'last seeded' }),
  rule({ ruling: '1eS-seed-phases-31', asked: copiesUnderAtMost, applies: always, answer: 1 }),
  denial('1eS-seed-phases-32', sixDilemmas, Number.POSITIVE_INFINITY),
  rule({ ruling: '1eS-seed-phases-34', asked: tooManyAre, applies: always, answer: 'all' }),
  denial('1eS-search-for-weapons-02', letIsFree, false),
]
