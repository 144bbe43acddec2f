import { custom, denial, presumption, rule } from '../../kernel/rule.ts'
import {
  copiesOfAMission,
  countsAsMissions,
  isCountedInADeck,
  isUniversalMission,
  seedsForFree,
} from '../../questions/seeding/deck.ts'

const besidesTheThirty = presumption({
  ruling: 'only what is met at missions counts toward the thirty',
  asked: isCountedInADeck,
  applies: ({ title }, game) => !['dilemma', 'artifact'].includes(game.printed(title)?.type ?? ''),
  answer: false,
})

const eachUniversalIsHalf = presumption({
  ruling: 'every universal mission counts as half a mission',
  asked: countsAsMissions,
  applies: ({ title }, game) => game.decide(isUniversalMission, { title }),
  answer: 0.5,
})

const universalIsWhole = denial('1eS-space-03', eachUniversalIsHalf, 1)

const anyUniversal = rule({
  ruling: '1eS-seed-deck-05',
  asked: copiesOfAMission,
  answer: ({ title }, game) => (game.decide(isUniversalMission, { title }) ? Number.POSITIVE_INFINITY : 1),
})

/** What a seed deck must hold, and what counts in it. */
export const glossarySeedDecks = [
  rule({
    ruling: '1eS-seed-deck-03',
    asked: seedsForFree,
    applies: ({ portion }) => portion === 'sites',
    answer: { type: 'site', most: 6 },
  }),
  rule({
    ruling: '1eS-seed-deck-04',
    asked: seedsForFree,
    applies: ({ portion }) => portion === 'missions',
    answer: { type: 'mission', least: 6, most: 6 },
  }),
  anyUniversal,
  custom({
    ruling: 'custom-cards-494',
    asked: copiesOfAMission,
    applies: ({ title }) => title === 'Space',
    answer: 4,
    exceptionTo: [anyUniversal],
  }),
  rule({
    ruling: '1eS-seed-deck-06',
    asked: isUniversalMission,
    answer: ({ title }, game) => game.printed(title)?.unique === false,
  }),
  besidesTheThirty,
  rule({ ruling: '1eS-seed-deck-13', asked: isCountedInADeck, answer: true, exceptionTo: [besidesTheThirty] }),
  eachUniversalIsHalf,
  universalIsWhole,
  rule({
    ruling: '1eS-space-01',
    asked: countsAsMissions,
    applies: ({ title }) => title === 'Space',
    answer: 0.5,
    exceptionTo: [eachUniversalIsHalf, universalIsWhole],
  }),
]
