import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { type Consequence, whatFollows } from '../../kernel/happening.ts'
import { against, rule } from '../../kernel/rule.ts'
import { mustMatchTheMission } from '../../questions/compatibility/questions.ts'
import {
  mayBeAttemptedAgain,
  mayBeSeededBesides,
  mayBeSeededBesidesTheOpponents,
} from '../../questions/missions/questions.ts'

interface Seeding {
  readonly mission: CardId
  readonly seeded: CardId
}

const sameTitle = ({ mission, seeded }: Seeding, game: Game): boolean =>
  game.card(mission).title === game.card(seeded).title

/** What the FAQ says of seeding missions and of attempting them. */
export const faqMissions = [
  // Those who passed the dilemmas and cannot solve the mission are not stopped.
  against('faq96-311-insufficient-personnel-02', whatFollows, [], {
    not: 'an attempt that does not solve the mission stops those who made it',
    applies: about => about.what === 'mission not solved',
    mistaken: (about): readonly Consequence[] =>
      about.what === 'mission not solved' ? [{ do: 'stop', cards: about.group.personnel, cause: 'whole group' }] : [],
  }),
  // Each player may seed the same mission.
  against('faq96-311-duplicate-missions-01', mayBeSeededBesidesTheOpponents, true, {
    not: 'a mission lies on the spaceline once',
    applies: sameTitle,
  }),
  // All missions that one player seeds are different.
  rule({
    ruling: 'faq96-311-duplicate-missions-03',
    asked: mayBeSeededBesides,
    applies: sameTitle,
    answer: false,
  }),
  // Another Away Team goes on where the first one was stopped.
  against('faq96-23-away-teams-02', mayBeAttemptedAgain, true, {
    not: 'a planet mission is attempted once in a turn',
    applies: ({ kind }) => kind === 'Away Team',
  }),
  // To attempt a mission somebody has to match it.
  against('faq96-23-away-teams-09', mustMatchTheMission, true, {
    not: 'whoever is at a mission attempts it',
    applies: ({ mixing }) => !mixing,
  }),
]
