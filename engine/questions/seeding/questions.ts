import type { CardFacts } from '../../../cards/facts.ts'
import type { CardId, PlayerName, State } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** How many cards a player may seed besides those that seed for free. `deck` = how many cards of his are known, in all. */
export const seedCardsAtMost = question<{ player: PlayerName; deck: number }, number>()(
  'seed cards at most',
  Number.POSITIVE_INFINITY,
)

/** Is the card, which is on the table, one of those? */
export const countsAsASeedCard = question<{ card: CardId; downloaded: boolean }, boolean>()(
  'counts as a seed card',
  true,
)

/** May the mission be placed there in its spaceline? `inserted` = its text says that it may be inserted; `ofItsRegion` = where a location of its region lies in that spaceline, if one does. */
export const mayBePlaced = question<
  { mission: CardId; at: 'an end' | 'between'; inserted: boolean; ofItsRegion?: 'next to it' | 'elsewhere' },
  boolean
>()('may be placed', true)

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

/** Do copies that the other player has seeded there count toward it? */
export const theirsCountAsCopies = flag<{ player: PlayerName; mission: CardId }>()("the other player's copies count")

/** Is a card refused that would be a mis-seed, and not found out later? */
export const isRefusedAtOnce = flag<{ card: CardId; mission: CardId }>()('is refused at once')

type Phase = State['turn']['phase']

/** May a side deck be opened now, or used? `isOpen` = a doorway that opens it is in play. */
export const mayDealWithASideDeck = question<{ deed: 'open' | 'use'; phase: Phase; isOpen: boolean }, boolean>()(
  'may deal with a side deck',
  true,
)

/** May the site be seeded in this phase? */
export const maySeedSites = question<{ card: CardId; phase: Phase }, boolean>()('sites are seeded in', true)

/** May the site be seeded on a station from there? `missions` = what seeds for free, `seeds` = what is counted. */
export const sitesComeFrom = question<{ card: CardId; from: 'missions' | 'seeds' }, boolean>()('sites come from', true)

/** May a player seed a site on a station of that player? */
export const seedsOnStationOf = question<{ player: PlayerName; owner: PlayerName }, boolean>()(
  'seeds sites on the station of',
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
