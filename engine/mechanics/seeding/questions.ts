import type { CardFacts } from '../../../cards/facts.ts'
import type { CardId, PlayerName, State } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** How many cards a player may seed besides those that seed for free. */
export const seedCardsAtMost = question<{ player: PlayerName }, number>()(
  'seed cards at most',
  Number.POSITIVE_INFINITY,
)

/** Is the card, which is on the table, one of those? */
export const countsAsASeedCard = question<{ card: CardId; downloaded: boolean }, boolean>()(
  'counts as a seed card',
  true,
)

/** How many artifacts a player may seed under a mission that are not seeded there by the text of a card. */
export const artifactsAtMost = question<{ player: PlayerName; mission: CardId }, number>()(
  'artifacts at most',
  Number.POSITIVE_INFINITY,
)

/** Does a player take his missions from the top of their pile? */
export const comesFromTheTop = flag<{ player: PlayerName }>()('missions come from the top')

/** Does the mission go in the spaceline of its quadrant, and in no other? */
export const goesInItsQuadrant = flag<{ mission: CardId }>()('goes in its quadrant', true)

/** May the mission be placed there in its spaceline? `inserted` = its text says that it may be inserted. */
export const mayBePlaced = question<{ mission: CardId; at: 'an end' | 'between'; inserted: boolean }, boolean>()(
  'may be placed',
  true,
)

/** Is the card, which lies under the mission, a mis-seed there? `of` = planet, space or both, of a dilemma, `under` = of the mission, `isMet` = it is met like a dilemma, as its text says, `ofQ` = with the icon of Q, `itself` = its own text lets it be seeded under missions, `letBy` = a text lets it lie there: of a card that its player has seeded, of the mission, of a card that lies there, or its own, of an artifact in space. */
export const isMisSeed = flag<{
  card: CardId
  mission: CardId
  type: CardFacts['type']
  of: CardFacts['kind']
  under: CardFacts['kind']
  isMet: boolean
  ofQ: boolean
  itself: boolean
  letBy: boolean
}>()('is a mis-seed')

/** How many dilemmas may a player seed under one mission? */
export const dilemmasAtMost = question<{ player: PlayerName; mission: CardId }, number>()(
  'dilemmas at most',
  Number.POSITIVE_INFINITY,
)

/** May a player seed under the mission, which this player has seeded? */
export const mayBeSeededUnder = question<{ player: PlayerName; mission: CardId; seededBy: PlayerName }, boolean>()(
  'may be seeded under',
  ({ player, seededBy }) => player === seededBy,
)

/** Which of a player's artifacts under a mission are mis-seeds when there are too many? */
export const tooManyAre = question<{ player: PlayerName; mission: CardId }, 'all' | 'those seeded last'>()(
  'too many are mis-seeds',
  'those seeded last',
)

/** How many copies of the card may a player seed under one mission? */
export const copiesUnderAtMost = question<{ player: PlayerName; mission: CardId; card: CardId }, number>()(
  'copies under a mission at most',
  Number.POSITIVE_INFINITY,
)

/** Do copies that the other player has seeded there count toward it? */
export const theirsCountAsCopies = flag<{ player: PlayerName; mission: CardId }>()("the other player's copies count")

/** Do artifacts that a text lets be seeded under the mission count no more toward their limit? */
export const liftsTheLimit = flag<{ mission: CardId; artifact: CardId }>()('lifts the limit')

/** Is a card refused that would be a mis-seed, and not found out later? */
export const isRefusedAtOnce = flag<{ card: CardId; mission: CardId }>()('is refused at once')

type Phase = State['turn']['phase']

/** May a side deck be opened now, or used? `isOpen` = a doorway that opens it is in play. */
export const mayDealWithASideDeck = question<{ deed: 'open' | 'use'; phase: Phase; isOpen: boolean }, boolean>()(
  'may deal with a side deck',
  true,
)

/** How many side decks of one type a player may have. */
export const sideDecksOfAType = question<{ player: PlayerName }, number>()(
  'side decks of a type',
  Number.POSITIVE_INFINITY,
)

/** May the site be seeded in this phase? */
export const maySeedSites = question<{ card: CardId; phase: Phase }, boolean>()('sites are seeded in', true)

/** How many sites may a player seed? */
export const sitesAtMost = question<{ player: PlayerName }, number>()('sites at most', Number.POSITIVE_INFINITY)

/** May the site be seeded on a station from there? `missions` = what seeds for free, `seeds` = what is counted. */
export const sitesComeFrom = question<{ card: CardId; from: 'missions' | 'seeds' }, boolean>()('sites come from', true)

/** May a player seed a site on a station of that player? */
export const seedsOnStationOf = question<{ player: PlayerName; owner: PlayerName }, boolean>()(
  'seeds sites on the station of',
  true,
)

/** May a site that seeds for free be seeded under a mission? */
export const isFreeBluff = question<{ card: CardId; mission: CardId }, boolean>()(
  'a site that seeds for free may go under a mission',
  true,
)

/** A seed phase as texts of cards name it. */
export type PhaseName = 'doorway phase' | 'mission phase' | 'dilemma phase' | 'facility phase' | 'outpost phase'

const called: Partial<Record<PhaseName, Phase>> = {
  'doorway phase': 'seed-doorway',
  'mission phase': 'seed-mission',
  'dilemma phase': 'seed-dilemma',
  'facility phase': 'seed-facility',
}

/** Which phase does a text mean by the name? */
export const phaseMeant = question<{ name: PhaseName }, Phase | undefined>()('phase meant', ({ name }) => called[name])

/** Is the card seeded in the phase? `named` = the name of the phase in its text, `meant` = which one that is. */
export const isSeededIn = question<
  {
    card: CardId
    type: CardFacts['type']
    phase: Phase
    named: PhaseName | undefined
    meant: Phase | undefined
  },
  boolean
>()('is seeded in', true)

/** May a card that may be seeded be played instead? */
export const mayBePlayedInstead = flag<{ card: CardId }>()('may be played instead', true)

/** Must the facility be seeded at a mission? */
export const isSeededAtAMission = flag<{ facility: CardId }>()('is seeded at a mission')

/** May the facility be seeded at the mission? `native` = it is of the quadrant of the mission. */
export const mayBeSeededAt = question<{ facility: CardId; mission: CardId; native: boolean }, boolean>()(
  'may be seeded at',
  true,
)

/** Is the card, which is seeded by its text, seeded only where the text says? */
export const goesWhereItsTextSays = flag<{ card: CardId }>()('goes where its text says')

/** May the card be seeded on that one? `there` = that one is on the table already. */
export const mayBeSeededOn = question<{ card: CardId; on: CardId; there: boolean }, boolean>()('may be seeded on', true)

/** Which way up does the card lie when it is seeded? Absent = nobody has said. */
export const liesWhenSeeded = question<
  { card: CardId; under: boolean; hiddenAgenda: boolean; onTheTable: boolean },
  'up' | 'down' | undefined
>()('lies when seeded', ({ onTheTable }) => (onTheTable ? 'up' : undefined))

/** Is it executing orders to draw from a side deck by this card? */
export const drawsAsAnOrder = flag<{ by: CardId }>()('draws from a side deck as an order')

/** Is a card that was drawn from a side deck by this one part of the hand? */
export const drawnIsPartOfTheHand = flag<{ card: CardId; by: CardId }>()('a drawn card is part of the hand')

/** May a card that was drawn so be kept, when it is not played at once? */
export const mayKeepWhatIsDrawn = flag<{ card: CardId; by: CardId }>()('may keep what is drawn')
