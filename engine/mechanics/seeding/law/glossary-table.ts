import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { isSeededAtAMission, liesWhenSeeded, mayBeSeededAt } from '../questions.ts'

const always = () => true

const allFaceDown = presumption({
  ruling: 'seed cards lie face down until play begins',
  asked: liesWhenSeeded,
  applies: ({ under, hiddenAgenda }) => !under && !hiddenAgenda,
  answer: 'down',
})

/** Where facilities are put, and which way up cards lie. */
export const layingOut = [
  rule({
    ruling: '1eS-seed-phases-42',
    asked: mayBeSeededAt,
    applies: always,
    answer: ({ native }) => native,
  }),
  rule({ ruling: '1eS-seed-phases-43', asked: isSeededAtAMission, applies: always, answer: true }),
  rule({ ruling: '1eS-seed-phases-55', asked: liesWhenSeeded, applies: ({ under }) => under, answer: 'down' }),
  rule({
    ruling: '1eS-seed-phases-56',
    asked: liesWhenSeeded,
    applies: ({ hiddenAgenda }) => hiddenAgenda,
    answer: 'down',
  }),
  denial('1eS-seed-phases-57', allFaceDown, 'up'),
]
