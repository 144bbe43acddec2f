import { against, rule } from '../../kernel/rule.ts'
import { isMisSeed } from '../../questions/seeding/questions.ts'

const ofQ = rule({
  ruling: '1eS-seed-phases-38',
  asked: isMisSeed,
  applies: about => about.ofQ,
  answer: ({ letBy }) => !letBy,
})

/** What is seeded there that neither the phase nor a text lets be seeded. */
export const anyOther = rule({
  ruling: '1eS-seed-phases-40',
  asked: isMisSeed,
  applies: ({ type, isMet, itself, letBy }) => !isMet && type !== 'artifact' && !itself && !letBy,
  answer: true,
})

/** What is seeded under which missions; what is seeded otherwise is found out when it is revealed. */
export const misSeeds = [
  rule({
    ruling: '1eS-seed-phases-27',
    asked: isMisSeed,
    applies: ({ of }) => of === 'planet',
    answer: ({ under }) => under === 'space',
  }),
  rule({
    ruling: '1eS-seed-phases-28',
    asked: isMisSeed,
    applies: ({ type }) => type === 'artifact',
    answer: ({ under, letBy }) => under === 'space' && !letBy,
  }),
  rule({
    ruling: '1eS-seed-phases-29',
    asked: isMisSeed,
    applies: ({ of }) => of === 'space',
    answer: ({ under }) => under === 'planet',
  }),
  against('1eS-seed-phases-30', isMisSeed, false, {
    not: 'a space/planet dilemma is seeded under a mission with both icons',
    applies: ({ of, under }) => of === 'dual' && under !== 'dual',
  }),
  against('1eS-seed-phases-35', isMisSeed, false, {
    not: 'only dilemmas and artifacts are seeded under missions',
    applies: ({ type, itself, letBy }) => (type === 'personnel' || type === 'equipment') && (itself || letBy),
  }),
  ofQ,
  rule({
    ruling: '1eS-seed-phases-39',
    asked: isMisSeed,
    applies: ({ itself }) => itself,
    answer: false,
    exceptionTo: [ofQ],
  }),
  anyOther,
]
