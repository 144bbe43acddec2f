import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { type Consequence, whatFollows } from '../../../kernel/happening.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { mustMatchTheMission } from '../../compatibility/questions.ts'
import { mustBeAbleToSolve } from '../../timing/questions.ts'
import { mayBeAttemptedAgain, mayBeSeededBesides, mayBeSeededBesidesTheOpponents, mayBreakOff } from '../questions.ts'

const ableAtFirst = presumption({
  ruling: 'only those who could solve a mission attempt it',
  asked: mustBeAbleToSolve,
  applies: () => true,
  answer: true,
})

/** A mission may be attempted by those who cannot meet its requirements. */
const inVain = denial('faq96-311-insufficient-personnel-01', ableAtFirst, false)

const unsolvedStops = presumption({
  ruling: 'an attempt that does not solve the mission stops those who made it',
  asked: whatFollows,
  applies: about => about.what === 'mission not solved',
  answer: (about): readonly Consequence[] =>
    about.what === 'mission not solved' ? [{ do: 'stop', cards: about.group.personnel, cause: 'whole group' }] : [],
})

/** Those who passed the dilemmas and cannot solve the mission are not stopped. */
const unsolvedDoesNotStop = denial('faq96-311-insufficient-personnel-02', unsolvedStops, [])

const breaksOff = presumption({
  ruling: 'those who attempt go on as long as they like',
  asked: mayBreakOff,
  applies: () => true,
  answer: true,
})

/** Once begun an attempt is not broken off by choice. */
const toTheEnd = denial('faq96-12-action-20', breaksOff, false)

interface Seeding {
  readonly mission: CardId
  readonly seeded: CardId
}

const sameTitle = ({ mission, seeded }: Seeding, game: Game): boolean =>
  game.card(mission).title === game.card(seeded).title

const onceOnTheSpaceline = presumption({
  ruling: 'a mission lies on the spaceline once',
  asked: mayBeSeededBesidesTheOpponents,
  applies: sameTitle,
  answer: false,
})

/** Each player may seed the same mission. */
const eachPlayer = denial('faq96-311-duplicate-missions-01', onceOnTheSpaceline, true)

/** All missions that one player seeds are different. */
const differentOnes = rule({
  ruling: 'faq96-311-duplicate-missions-03',
  asked: mayBeSeededBesides,
  applies: sameTitle,
  answer: false,
})

const oneTeamATurn = presumption({
  ruling: 'a planet mission is attempted once in a turn',
  asked: mayBeAttemptedAgain,
  applies: ({ kind }) => kind === 'Away Team',
  answer: false,
})

/** Another Away Team goes on where the first one was stopped. */
const anotherTeam = denial('faq96-23-away-teams-02', oneTeamATurn, true)

const whoeverIsThere = presumption({
  ruling: 'whoever is at a mission attempts it',
  asked: mustMatchTheMission,
  applies: ({ mixing }) => !mixing,
  answer: false,
})

/** To attempt a mission somebody has to match it. */
const matchesToAttempt = denial('faq96-23-away-teams-09', whoeverIsThere, true)

/** What the FAQ says of seeding missions and of attempting them. */
export const faqMissions = [
  ableAtFirst,
  inVain,
  unsolvedStops,
  unsolvedDoesNotStop,
  breaksOff,
  toTheEnd,
  onceOnTheSpaceline,
  eachPlayer,
  differentOnes,
  oneTeamATurn,
  anotherTeam,
  whoeverIsThere,
  matchesToAttempt,
]
