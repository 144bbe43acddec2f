import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { isMisSeed } from '../questions.ts'

/** What the text of a card may let be seeded there, and what needs none. */
const seedable: ReadonlySet<string> = new Set(['artifact', 'personnel', 'equipment', 'ship'])

const onlyUnderBothIcons = presumption({
  ruling: 'a space/planet dilemma is seeded under a mission with both icons',
  asked: isMisSeed,
  applies: ({ of, under }) => of === 'dual' && under !== 'dual',
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
    ruling: '1eS-seed-phases-29',
    asked: isMisSeed,
    applies: ({ of }) => of === 'space',
    answer: ({ under }) => under === 'planet',
  }),
  denial('1eS-seed-phases-30', onlyUnderBothIcons, false),
  rule({
    ruling: '1eS-seed-phases-40',
    asked: isMisSeed,
    applies: ({ type, isMet }) => !isMet && !seedable.has(type),
    answer: true,
  }),
]
