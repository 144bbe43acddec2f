import { deckRows, tableOfDeck } from './deck-table.ts'
import { phrase } from './phrase.ts'

/** Other moves of the game: responses, answers, the passing of time, decks. */
export const coursePhrases = [
  phrase({
    keyword: 'When',
    expression: '{player} responds with {cards}',
    op: 'respond',
    meaning:
      'plays or uses cards in the first window inside the action in progress that permits it; illegal = none did',
    operation: ([player, cards]) => ({ op: 'respond', player, cards }),
    args: ({ player, cards, place }) => (place ? undefined : [player, cards]),
    example: { text: 'Bob responds with "Amanda Rogers"' },
  }),
  phrase({
    keyword: 'When',
    expression: '{player} responds with {cards} {place}',
    op: 'respond',
    meaning: '… on which target',
    operation: ([player, cards, place]) => ({ op: 'respond', player, cards, place }),
    args: ({ player, cards, place }) => (place ? [player, cards, place] : undefined),
    example: { text: 'Bob responds with "Amanda Rogers" on "Hugh"' },
  }),
  phrase({
    keyword: 'When',
    expression: '{chooser} chooses {choice}',
    op: 'choose',
    meaning: 'answers the open decision; chance is a chooser',
    operation: ([chooser, choice]) => ({ op: 'choose', chooser, choice }),
    args: ({ chooser, choice, from }) => (from ? undefined : [chooser, choice]),
    example: { text: 'Bob chooses "Data" and "Worf"' },
  }),
  phrase({
    keyword: 'When',
    expression: '{chooser} chooses {choice} from {choice}',
    op: 'choose',
    meaning: 'the same, and checks that exactly these were the candidates',
    operation: ([chooser, choice, from]) => ({ op: 'choose', chooser, choice, from }),
    args: ({ chooser, choice, from }) => (from ? [chooser, choice, from] : undefined),
    example: { text: 'chance chooses "Data" from "Data", "Worf" and "Deanna Troi"' },
  }),
  phrase({
    keyword: 'When',
    expression: 'play goes on until {moment}',
    op: 'until',
    meaning: 'everybody does only what is compulsory; the game is held at that moment, even in the middle of an action',
    operation: ([moment]) => ({ op: 'until', moment }),
    args: ({ moment }) => [moment],
    example: { text: "play goes on until the start of Bob's turn" },
  }),
  phrase({
    keyword: 'When',
    expression: '{player} brings this deck:',
    op: 'deck',
    meaning:
      "deck registration; columns deck, card, copies. A deck is the seed deck, missions or sites (what seeds for free), the draw deck, a side deck by its name (Q-Continuum, Q's Tent, Battle Bridge, Tribbles), or whatever else the player calls it",
    operation: ([player], rows) => ({ op: 'deck', player, rows: deckRows(rows) }),
    args: ({ player }) => [player],
    table: ({ rows }) => tableOfDeck(rows),
    example: {
      text: 'Alice brings this deck:',
      table: [
        ['deck', 'card', 'copies'],
        ['missions', 'Study Plasma Storm', '6'],
        ['draw deck', 'Data', '30'],
      ],
    },
  }),
]
