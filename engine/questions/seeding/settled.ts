import type { CardId, PlayerName } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'
import type { SideDeck } from '../draws-and-discards/questions.ts'
import type { Phase } from './turn.ts'

/** Does a player seed cards outside the seed phases? */
export const seedsInPlay = settled<{ player: PlayerName; card: CardId }>()('seeds outside the seed phases', true, [
  { custom: 'custom-seeding-71', is: false },
])

/** Does a player seed missions in another phase than the mission phase? */
export const seedsMissionsLater = settled<{ mission: CardId; phase: Phase }>()('seeds missions later', true, [
  { custom: 'custom-seeding-73', is: false },
])

/** Does a player seed cards of the other player's, or those that he has not brought to seed? */
export const seedsFromElsewhere = settled<{ player: PlayerName; card: CardId }>()('seeds from elsewhere', true, [
  { custom: 'custom-seeding-72', is: false },
])

/** Is a card seeded on the table, or on another card, whose text does not say so? */
export const seedsWithoutText = settled<{ card: CardId }>()('seeds on the table without a text', true, [
  { custom: 'custom-seeding-70', is: false },
])

/** Is a starting player chosen before anything else, and may it be any player on whom they agree? */
export const startingPlayerIsChosen = settled<{ player: PlayerName }>()('a starting player is chosen', false, [
  { ruling: '1eS-starting-the-game-01', is: true },
  { custom: 'custom-seeding-96', is: true },
])

/** Is the side deck shuffled before the seed phases? */
export const sideDeckIsShuffled = settled<{ player: PlayerName; deck: SideDeck }>()('side decks are shuffled', false, [
  { ruling: '1eS-seed-phases-08', is: true },
])

/** Of which kinds must there be a mission in a deck? */
export const missionKindsNeeded = settled<object, readonly string[]>()(
  'kinds of missions needed',
  [],
  [{ custom: 'custom-seeding-94', is: ['headquarters', 'planet', 'space'] }],
)

/** Do missions count towards the cards that a player may seed? */
export const missionsCountAsSeedCards = settled<{ player: PlayerName }>()('missions count as seed cards', false, [
  { custom: 'custom-seeding-14', is: true },
])

/** Do missions and sites that seed for free lie apart from the seed cards that are counted, in the phase that begins? */
export const isKeptApart = settled<{ player: PlayerName; phase: Phase }>()('what seeds for free is kept apart', true, [
  { ruling: '1eS-seed-deck-07', is: true, not: 'all that is still to be seeded lies in one stack' },
])

/** How many copies of a site may be moved from one portion of a registered seed deck to the other? */
export const sitesMovedAtMost = settled<{ title: string }, number>()('sites moved at most', Number.POSITIVE_INFINITY, [
  { ruling: '1eS-seed-deck-12', is: 0 },
])

/** Do the players seed in turns? */
export const alternates = settled<{ phase: Phase }>()('players alternate while seeding', false, [
  { custom: 'custom-seeding-05', is: true },
  { ruling: '1eS-seed-phases-03', is: true },
])

/** How many passes in a row end a seed phase. */
export const passesThatEnd = settled<{ phase: Phase }, number>()('passes that end a phase', 1, [
  { custom: 'custom-seeding-06', is: 2 },
  { ruling: '1eS-seed-phases-06', is: 2 },
])

/** How many cards a player seeds before it is the other one's turn. */
export const cardsASeedingTurn = settled<{ player: PlayerName }, number>()(
  'cards a seeding turn',
  Number.POSITIVE_INFINITY,
  [
    { custom: 'custom-seeding-07', is: 1 },
    { ruling: '1eS-seed-phases-62', is: 1 },
  ],
)

/** May a player seed under the mission, which this player has seeded? */
export const mayBeSeededUnder = settled<{ player: PlayerName; mission: CardId; seededBy: PlayerName }>()(
  'may be seeded under',
  ({ player, seededBy }) => player === seededBy,
  [
    { custom: 'custom-seeding-04', is: true },
    { ruling: '1eS-seed-phases-23', is: true },
  ],
)

/** Do the face-down cards of a side deck count there? */
export const sideDecksCountAmong = settled<{ among: 'seed cards' | 'draw deck' }>()('side decks count among', false, [
  { ruling: '1eS-side-deck-04', is: false, not: 'the cards of side decks are cards of the deck' },
])

/** How many cards must a draw deck hold? */
export const drawDeckAtLeast = settled<object, number>()('draw deck at least', 0, [
  { ruling: '1eD-draw-deck-01', is: 30 },
  { custom: 'custom-seeding-16', is: 35 },
])

/** How many cards must a dilemma pile hold that is brought? */
export const dilemmaPileAtLeast = settled<object, number>()('dilemma pile at least', 0, [
  { custom: 'custom-seeding-19', is: 20 },
])

/** How many cards may a draw deck hold? */
export const drawDeckAtMost = settled<object, number>()('draw deck at most', Number.POSITIVE_INFINITY, [
  {
    ruling: '1eD-draw-deck-02',
    is: Number.POSITIVE_INFINITY,
    not: 'a draw deck has thirty cards, as a seed deck has',
    mistaken: 30,
  },
])

/** How many copies of the card may a draw deck hold, or a dilemma pile? */
export const copiesInADrawDeck = settled<{ title: string }, number>()(
  'copies in a draw deck',
  Number.POSITIVE_INFINITY,
  [
    {
      ruling: '1eD-draw-deck-09',
      is: Number.POSITIVE_INFINITY,
      not: 'a deck has three copies of a card at most',
      mistaken: 3,
    },
    { custom: 'custom-seeding-17', is: 3 },
  ],
)

/** Is the location, which the other player has seeded, also that of a player who has a card of it? */
export const isTheirsToo = settled<{ location: CardId; player: PlayerName; own: CardId }>()('is theirs, too', false, [
  { ruling: '1eS-seed-phases-20', is: true },
])

/** How many artifacts may a player seed under a mission, besides those that the text of a card seeds there? */
export const artifactsAtMost = settled<{ player: PlayerName; mission: CardId }, number>()(
  'artifacts at most',
  Number.POSITIVE_INFINITY,
  [{ ruling: '1eS-seed-phases-33', is: 1 }],
)

/** May a card that may be seeded be played instead? */
export const mayBePlayedInstead = settled<{ card: CardId }>()('may be played instead', true, [
  { ruling: '1eS-seeds-or-plays-03', is: true, not: 'what may be seeded is not played' },
])

/** May a site that seeds for free be seeded under a mission? */
export const isFreeBluff = settled<{ card: CardId; mission: CardId }>()(
  'a site that seeds for free may go under a mission',
  true,
  [{ ruling: '1eS-seed-deck-08', is: false }],
)

/** How many sites may a player seed? */
export const sitesAtMost = settled<{ player: PlayerName }, number>()('sites at most', Number.POSITIVE_INFINITY, [
  { ruling: '1eS-seed-phases-45', is: 6 },
])

/** Must the facility be seeded at a mission? */
export const isSeededAtAMission = settled<{ facility: CardId }>()('is seeded at a mission', false, [
  { ruling: '1eS-seed-phases-43', is: true },
])

/** Does the mission go in the spaceline of its quadrant, and in no other? */
export const goesInItsQuadrant = settled<{ mission: CardId }>()('goes in its quadrant', true, [
  { ruling: '1eS-seed-phases-11', is: true, not: 'all missions lie in one spaceline' },
])

/** Does a player take his missions from the top of their pile? */
export const comesFromTheTop = settled<{ player: PlayerName }>()('missions come from the top', false, [
  { ruling: '1eS-seed-phases-12', is: true },
])

/** Are facilities seeded before dilemmas? */
export const facilitiesBeforeDilemmas = settled<{ phase: Phase }>()('facilities come before dilemmas', false, [
  { ruling: '1eS-seed-phases-01', is: false, not: 'facilities are seeded before dilemmas' },
])

/** May a player who has passed seed again in the same phase? */
export const comesBackIn = settled<{ player: PlayerName; phase: Phase }>()('comes back in', true, [
  { ruling: '1eS-seed-phases-07', is: true, not: 'whoever has passed is out of the phase' },
])

/** Must a player who has missions left seed one of them before any other card of the mission phase? */
export const missionComesFirst = settled<{ player: PlayerName }>()('a mission comes first', false, [
  { ruling: '1eS-seed-phases-61', is: false, not: 'whoever has missions left seeds nothing else in the mission phase' },
])

/** Do seed cards that nobody has seeded leave the game when the seed phases are over? */
export const unusedSeedsLeave = settled<{ player: PlayerName }>()('unused seeds leave the game', false, [
  { ruling: '1eS-seed-phases-72', is: true },
])

/** How many copies of the card may a player seed under one mission? */
export const copiesUnderAtMost = settled<{ player: PlayerName; mission: CardId; card: CardId }, number>()(
  'copies under a mission at most',
  Number.POSITIVE_INFINITY,
  [{ ruling: '1eS-seed-phases-31', is: 1 }],
)

/** How many dilemmas may a player seed under one mission? */
export const dilemmasAtMost = settled<{ player: PlayerName; mission: CardId }, number>()(
  'dilemmas at most',
  Number.POSITIVE_INFINITY,
  [
    {
      ruling: '1eS-seed-phases-32',
      is: Number.POSITIVE_INFINITY,
      not: 'no more than six dilemmas lie under a mission',
      mistaken: 6,
    },
  ],
)

/** Which of a player's artifacts under a mission are mis-seeds when there are too many? */
export const tooManyAre = settled<{ player: PlayerName; mission: CardId }, 'all' | 'those seeded last'>()(
  'too many are mis-seeds',
  'those seeded last',
  [{ ruling: '1eS-seed-phases-34', is: 'all' }],
)

/** Do artifacts that a text lets be seeded under the mission count no more toward their limit? */
export const liftsTheLimit = settled<{ mission: CardId; artifact: CardId }>()('lifts the limit', false, [
  { ruling: '1eS-search-for-weapons-02', is: false, not: 'artifacts that a text lets be seeded are not counted' },
])

/** How many side decks of one type a player may have. */
export const sideDecksOfAType = settled<{ player: PlayerName }, number>()(
  'side decks of a type',
  Number.POSITIVE_INFINITY,
  [{ ruling: '1eS-side-deck-06', is: 1 }],
)

/** Is a card that comes from a side deck drawn, for cards that speak of card draws? */
export const isACardDraw = settled<{ card: CardId; deck: SideDeck }>()('is a card draw', false, [
  { ruling: '1eS-side-deck-12', is: false, not: 'what comes from a side deck is drawn' },
])

/** Is a card played that just came from a side deck, for cards that speak of card plays? */
export const isACardPlay = settled<{ card: CardId; deck: SideDeck }>()('is a card play', false, [
  { ruling: '1eS-side-deck-13', is: false, not: 'what comes from a side deck is played like a card from hand' },
])

/** Is it executing orders to draw from a side deck by this card? */
export const drawsAsAnOrder = settled<{ by: CardId }>()('draws from a side deck as an order', false, [
  { ruling: '1eS-storage-compartment-door-01', is: true },
])

/** Is a card that was drawn from a side deck by this one part of the hand? */
export const drawnIsPartOfTheHand = settled<{ card: CardId; by: CardId }>()('a drawn card is part of the hand', false, [
  { ruling: '1eS-storage-compartment-door-02', is: false, not: 'what a player draws is part of his hand' },
])

/** May a card that was drawn so be kept, when it is not played at once? */
export const mayKeepWhatIsDrawn = settled<{ card: CardId; by: CardId }>()('may keep what is drawn', false, [
  { ruling: '1eS-storage-compartment-door-03', is: false, not: 'what a player draws may be kept' },
])
