import type { CardFacts } from '../../../cards/facts.ts'
import type { Game } from '../../kernel/game.ts'
import { against, presumption, rule } from '../../kernel/rule.ts'
import { isASideDeck, isPartOfADeck, mayBeInADrawDeck } from '../../questions/seeding/deck.ts'

/** A seed deck and a draw deck, and nothing else. */
const twoParts = rule({
  ruling: '1eD-deck-01',
  asked: isPartOfADeck,
  answer: ({ part }) => part === 'seed deck' || part === 'draw deck',
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
const anyCard = rule({ ruling: '1eD-draw-deck-07', asked: mayBeInADrawDeck, answer: true, exceptionTo: [seededOnly] })

const barred = (ruling: string, is: (printed: Partial<CardFacts>) => boolean) =>
  rule({ ruling, asked: mayBeInADrawDeck, applies: isPrinted(is), answer: false, exceptionTo: [anyCard] })

const isTrouble = ({ keywords = [] }: Partial<CardFacts>): boolean => keywords.includes('Trouble')

/** What a deck is made of, and what a draw deck may hold. */
export const glossaryDecks = [
  twoParts,
  // But for side decks, of which there may be any.
  rule({
    ruling: '1eD-deck-02',
    asked: isPartOfADeck,
    applies: ({ part }, game) => game.decide(isASideDeck, { part }),
    answer: true,
    exceptionTo: [twoParts],
  }),
  // Side decks are these four.
  rule({
    ruling: '1eS-side-deck-05',
    asked: isASideDeck,
    answer: ({ part }) => ['Q-Continuum', "Q's Tent", 'Battle Bridge', 'Tribbles'].includes(part),
  }),
  seededOnly,
  anyCard,
  barred('1eD-draw-deck-03', ({ type }) => type === 'tactic'),
  barred('1eD-draw-deck-04', printed => printed.type === 'tribble' && !isTrouble(printed)),
  barred('1eD-draw-deck-05', isTrouble),
  barred('1eD-draw-deck-06', ({ icons = [] }) => icons.includes('q')),
  against('1eS-seeds-or-plays-02', mayBeInADrawDeck, true, {
    not: 'what seeds or plays is kept for seeding',
    applies: ({ title }, game) => {
      const text = game.law.texts.get(title)
      return !!text?.seeds && !!text.plays
    },
    exceptionTo: [anyCard],
  }),
]
