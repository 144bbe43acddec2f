import type { CardFacts } from '../../../../cards/facts.ts'
import type { Game } from '../../../kernel/game.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import {
  copiesInADrawDeck,
  drawDeckAtLeast,
  drawDeckAtMost,
  isASideDeck,
  isPartOfADeck,
  mayBeInADrawDeck,
  sideDecksCountAmong,
} from '../deck-questions.ts'

const always = () => true

/** A seed deck and a draw deck, and nothing else. */
const twoParts = rule({
  ruling: '1eD-deck-01',
  asked: isPartOfADeck,
  applies: always,
  answer: ({ part }) => part === 'seed deck' || part === 'draw deck',
})

/** But for side decks, of which there may be any. */
const sideDecks = rule({
  ruling: '1eD-deck-02',
  asked: isPartOfADeck,
  applies: ({ part }, game) => game.decide(isASideDeck, { part }),
  answer: true,
  exceptionTo: [twoParts],
})

/** Side decks are these four. */
const fourSideDecks = rule({
  ruling: '1eS-side-deck-05',
  asked: isASideDeck,
  applies: always,
  answer: ({ part }) => ['Q-Continuum', "Q's Tent", 'Battle Bridge', 'Tribbles'].includes(part),
})

const cardsOfTheDeck = presumption({
  ruling: 'the cards of side decks are cards of the deck',
  asked: sideDecksCountAmong,
  applies: always,
  answer: true,
})

const thirtyEach = presumption({
  ruling: 'a draw deck has thirty cards, as a seed deck has',
  asked: drawDeckAtMost,
  applies: always,
  answer: 30,
})

/** Asked of what is printed on the card of that title. */
const isPrinted =
  (is: (printed: Partial<CardFacts>) => boolean) =>
  ({ title }: { readonly title: string }, game: Game): boolean =>
    is(game.printed(title) ?? {})

const seededOnly = presumption({
  ruling: 'what must be seeded is no card of a draw deck',
  asked: mayBeInADrawDeck,
  applies: isPrinted(({ type }) => type === 'dilemma' || type === 'artifact' || type === 'mission'),
  answer: false,
})

/** Whatever is not barred may be in a draw deck. */
const anyCard = rule({
  ruling: '1eD-draw-deck-07',
  asked: mayBeInADrawDeck,
  applies: always,
  answer: true,
  exceptionTo: [seededOnly],
})

const barred = (ruling: string, is: (printed: Partial<CardFacts>) => boolean) =>
  rule({ ruling, asked: mayBeInADrawDeck, applies: isPrinted(is), answer: false, exceptionTo: [anyCard] })

const isTrouble = ({ keywords = [] }: Partial<CardFacts>): boolean => keywords.includes('Trouble')

const seededRather = presumption({
  ruling: 'what seeds or plays is kept for seeding',
  asked: mayBeInADrawDeck,
  applies: ({ title }, game) => {
    const text = game.law.texts.get(title)
    return !!text?.seeds && !!text.plays
  },
  answer: false,
  exceptionTo: [anyCard],
})

const threeOfEach = presumption({
  ruling: 'a deck has three copies of a card at most',
  asked: copiesInADrawDeck,
  applies: always,
  answer: 3,
})

/** What a deck is made of, and what a draw deck may hold. */
export const glossaryDecks = [
  twoParts,
  sideDecks,
  fourSideDecks,
  cardsOfTheDeck,
  denial('1eS-side-deck-04', cardsOfTheDeck, false),
  rule({ ruling: '1eD-draw-deck-01', asked: drawDeckAtLeast, applies: always, answer: 30 }),
  thirtyEach,
  denial('1eD-draw-deck-02', thirtyEach, Number.POSITIVE_INFINITY),
  seededOnly,
  anyCard,
  barred('1eD-draw-deck-03', ({ type }) => type === 'tactic'),
  barred('1eD-draw-deck-04', printed => printed.type === 'tribble' && !isTrouble(printed)),
  barred('1eD-draw-deck-05', isTrouble),
  barred('1eD-draw-deck-06', ({ icons = [] }) => icons.includes('q')),
  seededRather,
  denial('1eS-seeds-or-plays-02', seededRather, true),
  threeOfEach,
  denial('1eD-draw-deck-09', threeOfEach, Number.POSITIVE_INFINITY),
]
