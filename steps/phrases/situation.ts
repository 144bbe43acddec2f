import { cardsOfTable, tableOfCards } from './card-table.ts'
import { deckRows, tableOfDeck } from './deck-table.ts'
import { deedsOfTable, tableOfDeeds } from './deed-table.ts'
import { phrase } from './phrase.ts'

/** When it is, what lies in the piles, and what has been. */
export const situationPhrases = [
  phrase({
    keyword: 'Given',
    expression: 'it is {moment}',
    op: 'moment',
    meaning:
      "whose turn and which segment it is; left out, it is Alice's turn, her card play unused and her orders not begun",
    operation: ([moment]) => ({ op: 'moment', moment }),
    args: ({ moment }) => [moment],
    example: { text: "it is Bob's orders" },
  }),
  phrase({
    keyword: 'Given',
    expression: '{pile} hold(s) in order:',
    op: 'order',
    meaning: 'the pile, next card first: next drawn, next encountered; of a spaceline, from the left',
    operation: ([pile], rows) => ({ op: 'order', pile, cards: cardsOfTable(rows) }),
    args: ({ pile }) => [pile],
    table: ({ cards }) => tableOfCards(cards),
    example: {
      text: 'the seeds under "Excavation" hold in order:',
      table: [['card'], ['Archer'], ['Armus - Skin of Evil']],
    },
  }),
  phrase({
    keyword: 'Given',
    expression: '{pile} hold(s) {count} card(s)',
    op: 'fill',
    meaning: 'fills a pile with blank cards up to that number',
    operation: ([pile, count]) => ({ op: 'fill', pile, count }),
    args: ({ pile, count }) => [pile, count],
    example: { text: "Alice's draw deck holds ten cards" },
  }),
  phrase({
    keyword: 'Given',
    expression: '{player} has {points}',
    op: 'score',
    meaning: 'the score so far',
    operation: ([player, score]) => ({ op: 'score', player, ...score }),
    args: ({ player, points, of }) => [player, { points, ...(of && { of }) }],
    example: { text: 'Alice has 35 points' },
  }),
  phrase({
    keyword: 'Given',
    expression: 'the game is played by {format}',
    op: 'format',
    meaning: 'what the players have agreed on, next to the documents of the ruleset',
    operation: ([format]) => ({ op: 'format', format }),
    args: ({ format }) => [format],
    example: { text: 'the game is played by Standard Tournament Rules' },
  }),
  phrase({
    keyword: 'Given',
    expression: '{player} has registered this deck:',
    op: 'registered',
    meaning:
      'the deck that was registered before the game, of which the one that is brought then is a change; columns deck, card, copies',
    operation: ([player], rows) => ({ op: 'registered', player, rows: deckRows(rows) }),
    args: ({ player }) => [player],
    table: ({ rows }) => tableOfDeck(rows),
    example: {
      text: 'Alice has registered this deck:',
      table: [
        ['deck', 'card', 'copies'],
        ['sites', 'Infirmary', '1'],
      ],
    },
  }),
  phrase({
    keyword: 'Given',
    expression: 'this has happened:',
    op: 'history',
    meaning: 'a list of action sentences, played before the position is remembered',
    operation: (_, rows) => ({ op: 'history', deeds: deedsOfTable(rows) }),
    args: () => [],
    table: ({ deeds }) => tableOfDeeds(deeds),
    example: {
      text: 'this has happened:',
      table: [['action'], ['Alice plays "Amanda Rogers"'], ['Alice ends the turn']],
    },
  }),
]
