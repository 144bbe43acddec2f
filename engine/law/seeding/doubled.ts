import type { Game } from '../../kernel/game.ts'
import { against, rule } from '../../kernel/rule.ts'
import {
  isOneLocationWith,
  mayBeCompletedAgain,
  mayBeSeededBesides,
  mayBeSeededBesidesTheOpponents,
} from '../../questions/missions/questions.ts'

interface Seeding {
  readonly mission: string
  readonly seeded: string
}

/** Copies of a mission without the universal icon. */
const areTheSame = ({ mission, seeded }: Seeding, game: Game): boolean =>
  game.card(mission).title === game.card(seeded).title && game.facts(mission).unique !== false

/** What the Glossary says of a mission that both players bring. */
export const doubledMissions = [
  rule({
    ruling: '1eS-seed-phases-18',
    asked: mayBeSeededBesides,
    applies: areTheSame,
    answer: false,
  }),
  against('1eS-seed-phases-73', mayBeSeededBesidesTheOpponents, true, {
    not: 'a mission that the opponent has seeded is not seeded again',
    applies: areTheSame,
  }),
  rule({
    ruling: '1eS-seed-phases-19',
    asked: isOneLocationWith,
    applies: areTheSame,
    answer: true,
  }),
  against('1eS-seed-phases-22', mayBeCompletedAgain, false, {
    not: 'of a location that both have seeded each player completes his card',
    applies: ({ doubled }) => doubled,
  }),
]
