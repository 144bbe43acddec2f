import { against, rule } from '../../kernel/rule.ts'
import { liesWhenSeeded, mayBeSeededAt } from '../../questions/seeding/questions.ts'

/** Where facilities are put, and which way up cards lie. */
export const layingOut = [
  rule({
    ruling: '1eS-seed-phases-42',
    asked: mayBeSeededAt,
    answer: ({ native }) => native,
  }),
  rule({ ruling: '1eS-seed-phases-55', asked: liesWhenSeeded, applies: ({ under }) => under, answer: 'down' }),
  rule({
    ruling: '1eS-seed-phases-56',
    asked: liesWhenSeeded,
    applies: ({ hiddenAgenda }) => hiddenAgenda,
    answer: 'down',
  }),
  against('1eS-seed-phases-57', liesWhenSeeded, 'up', {
    not: 'seed cards lie face down until play begins',
    applies: ({ under, hiddenAgenda }) => !under && !hiddenAgenda,
    mistaken: 'down',
  }),
]
