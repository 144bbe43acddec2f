import { Game } from '../../kernel/game.ts'
import { mayBeStocked } from '../../questions/downloading/questions.ts'
import {
  copiesOfAMission,
  countsAsMissions,
  halvesAreRounded,
  isCountedInADeck,
  isPartOfADeck,
  mayBeInADrawDeck,
  seedsForFree,
} from '../../questions/seeding/deck.ts'
import { seedCardsAtMost } from '../../questions/seeding/questions.ts'
import {
  copiesInADrawDeck,
  dilemmaPileAtLeast,
  drawDeckAtLeast,
  drawDeckAtMost,
  missionKindsNeeded,
  missionsCountAsSeedCards,
  sideDecksCountAmong,
} from '../../questions/seeding/settled.ts'
import { byTitle, copiesIn, type Deck, type DeckLine, deckOf, isMission, namedDecks } from './inner/deck.ts'
import { checksOfChange } from './inner/judge-change.ts'

/** What is wrong with a deck, in words, and the rulings by which it is. */
export interface DeckFault {
  readonly says: string
  readonly because: readonly string[]
}

export interface DeckVerdict {
  readonly faults: readonly DeckFault[]
  /** The rulings by which the deck is legal, or by which it is not. */
  readonly because: readonly string[]
}

/** Looks at one thing, and says what is wrong with it. */
type Check = (game: Game) => string | undefined

/** Is that a deck that may be brought to a game? `registered` = the one that its player has registered for it. */
export function judgeDeck({ state, law }: Game, deck: Deck, registered?: Deck): DeckVerdict {
  const heeded = new Set<string>()
  const faults = checksOf(new Game(state, law), deck, registered).flatMap((check): readonly DeckFault[] => {
    const game = new Game(state, law)
    const says = check(game)
    for (const ruling of game.because) heeded.add(ruling)
    return says === undefined ? [] : [{ says, because: [...game.because] }]
  })
  return { faults, because: faults.length ? [...new Set(faults.flatMap(one => one.because))] : [...heeded] }
}

function checksOf(game: Game, deck: Deck, registered: Deck | undefined): readonly Check[] {
  const lines = (name: string): Deck => deck.filter(line => deckOf(line) === name)
  const decks = [...new Set(deck.map(deckOf))]
  const missions = lines('seed deck').filter(({ title }) => isMission(game, title))
  return [
    ...[...new Set([...namedDecks, ...decks])].map(part => checkPart(part, decks.includes(part))),
    ...portion(deck, 'sites'),
    ...portion(deck, 'missions'),
    checkSites(deck),
    checkMissions(missions),
    checkKinds(missions),
    ...byTitle(missions).map(checkMission),
    checkSeeds(deck),
    ...checksOfDrawDeck(deck),
    ...checksOfDilemmaPile(lines('dilemma pile')),
    ...decks.flatMap(name => checksOfStock(lines(name))),
    ...(registered ? checksOfChange(deck, registered) : []),
  ]
}

const checkPart =
  (part: string, isThere: boolean): Check =>
  game =>
    game.decide(isPartOfADeck, { part }) || !isThere ? undefined : `a deck has no ${part}`

/** Nothing else is kept apart with what seeds for free. */
const portion = (deck: Deck, name: 'missions' | 'sites'): readonly Check[] =>
  byTitle(deck.filter(({ part }) => part === name)).map(({ title }) => game => {
    const { type } = game.decide(seedsForFree, { portion: name })
    return type && game.printed(title)?.type !== type ? `${title} is no ${type}` : undefined
  })

const checkSites =
  (deck: Deck): Check =>
  game => {
    const sites = copiesIn(deck.filter(({ part }) => part === 'sites'))
    const { most } = game.decide(seedsForFree, { portion: 'sites' })
    return sites > most ? `${sites} sites seed for free, at most ${most} may` : undefined
  }

const checkMissions =
  (missions: Deck): Check =>
  game => {
    const sum = missions.reduce((all, { title, count }) => all + count * game.decide(countsAsMissions, { title }), 0)
    const counted = game.decide(halvesAreRounded, {}) ? Math.ceil(sum) : sum
    const { least = 0, most } = game.decide(seedsForFree, { portion: 'missions' })
    if (counted < least) return `the seed deck has ${counted} missions, ${least} are needed`
    return counted > most ? `the seed deck has ${counted} missions, at most ${most} may be` : undefined
  }

/** A mission of both kinds is one of each. */
const checkKinds =
  (missions: Deck): Check =>
  game => {
    const kinds = missions.map(({ title }) => game.printed(title)?.kind)
    const lacking = game
      .decide(missionKindsNeeded, {})
      .filter(kind => !kinds.some(one => one === kind || (one === 'dual' && kind !== 'headquarters')))
    return lacking.length ? `the missions lack one that is ${lacking.join(', ')}` : undefined
  }

const checkMission =
  ({ title, count }: Omit<Deck[number], 'part'>): Check =>
  game => {
    const most = game.decide(copiesOfAMission, { title })
    return count > most ? `the mission ${title} is there ${count} times` : undefined
  }

const checkSeeds =
  (deck: Deck): Check =>
  game => {
    const player = game.state.players[0]?.name ?? ''
    const isCounted = ({ part, title }: DeckLine): boolean =>
      isMission(game, title)
        ? deckOf({ part }) === 'seed deck' && game.decide(missionsCountAsSeedCards, { player })
        : part === 'seed deck' && game.decide(isCountedInADeck, { title })
    const own = deck.filter(isCounted)
    const counted = copiesIn([...own, ...sideCardsAmong(game, deck, 'seed cards')])
    const most = game.decide(seedCardsAtMost, { player, deck: copiesIn(deck) })
    return counted > most ? `the seed deck has ${counted} cards that count, at most ${most} may be` : undefined
  }

function checksOfDrawDeck(deck: Deck): readonly Check[] {
  const lines = deck.filter(({ part }) => part === 'draw deck')
  const cards = copiesIn(lines)
  return [
    game => {
      const counted = cards + copiesIn(sideCardsAmong(game, deck, 'draw deck'))
      const least = game.decide(drawDeckAtLeast, {})
      return counted < least ? `the draw deck has ${counted} cards, ${least} are needed` : undefined
    },
    game => {
      const most = game.decide(drawDeckAtMost, {})
      return cards > most ? `the draw deck has ${cards} cards, at most ${most} may be` : undefined
    },
    ...byTitle(lines).flatMap(({ title, count }): readonly Check[] => [
      game => (game.decide(mayBeInADrawDeck, { title }) ? undefined : `${title} may not be in a draw deck`),
      checkCopies(title, count),
    ]),
  ]
}

const checkCopies =
  (title: string, count: number): Check =>
  game =>
    count > game.decide(copiesInADrawDeck, { title }) ? `${title} is there ${count} times` : undefined

function checksOfDilemmaPile(lines: Deck): readonly Check[] {
  if (!lines.length) return []
  const cards = copiesIn(lines)
  return [
    game => {
      const least = game.decide(dilemmaPileAtLeast, {})
      return cards < least ? `the dilemma pile has ${cards} cards, ${least} are needed` : undefined
    },
    ...byTitle(lines).map(({ title, count }) => checkCopies(title, count)),
  ]
}

function sideCardsAmong(game: Game, deck: Deck, among: 'seed cards' | 'draw deck'): Deck {
  const side = deck.filter(line => deckOf(line) !== 'seed deck' && line.part !== 'draw deck')
  return side.length && game.decide(sideDecksCountAmong, { among }) ? side : []
}

/** What may not be stocked beside what else is there. */
function checksOfStock(lines: Deck): readonly Check[] {
  const others = lines.flatMap(({ title, count }) => Array.from({ length: count }, () => title))
  return byTitle(lines).map(
    ({ title }) =>
      game =>
        game.decide(mayBeStocked, { title, others }) ? undefined : `${title} may not be stocked beside the others`,
  )
}
