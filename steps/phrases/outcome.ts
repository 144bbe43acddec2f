import { cardsOfTable, tableOfCards } from './card-table.ts'
import { deedsOfTable, tableOfDeeds } from './deed-table.ts'
import { phrase } from './phrase.ts'

/** Outcomes: verdicts, and what the board shows. */
export const outcomePhrases = [
  phrase({
    keyword: 'Then',
    expression: 'that is {verdict}',
    op: 'verdict',
    meaning: 'the last action, answer or response was accepted or refused; a refusal changes nothing',
    operation: ([legal]) => ({ op: 'verdict', legal }),
    args: ({ legal }) => [legal],
    example: { text: 'that is illegal' },
  }),
  phrase({
    keyword: 'Then',
    expression: 'these are {verdict}:',
    op: 'verdicts',
    meaning: 'action sentences, each tried from here without effect',
    operation: ([legal], rows) => ({ op: 'verdicts', legal, deeds: deedsOfTable(rows) }),
    args: ({ legal }) => [legal],
    table: ({ deeds }) => tableOfDeeds(deeds),
    example: {
      text: 'these are illegal:',
      table: [['action'], ['Alice beams "Data" to "Excavation"'], ['Alice cloaks "Bortas"']],
    },
  }),
  phrase({
    keyword: 'Then',
    expression: 'nothing else has changed',
    op: 'frame',
    meaning: 'the board before the first When and now are equal except for what the scenario asserts',
    operation: () => ({ op: 'frame' }),
    args: () => [],
    example: { text: 'nothing else has changed' },
  }),
  phrase({
    keyword: 'Then',
    expression: '{cards} {now} {place}',
    op: 'placed',
    meaning: 'the place after',
    operation: ([cards, now, place]) => ({ op: 'placed', cards, now, place }),
    args: ({ cards, now, place }) => now && [cards, now, place],
    example: { text: '"Data" and "Worf" are now on "Excavation"' },
  }),
  phrase({
    keyword: 'Then',
    expression: '{cards} {now} {condition}',
    op: 'is',
    meaning: 'the condition after',
    operation: ([cards, now, condition]) => ({ op: 'is', cards, now, condition }),
    args: ({ cards, now, condition }) => now && [cards, now, condition],
    example: { text: '"Data" is still stopped' },
  }),
  phrase({
    keyword: 'Then',
    expression: '{pile} now hold(s) in order:',
    op: 'holds',
    meaning: 'the whole content of a pile, next card first',
    operation: ([pile], rows) => ({ op: 'holds', pile, cards: cardsOfTable(rows) }),
    args: ({ pile }) => [pile],
    table: ({ cards }) => tableOfCards(cards),
    example: { text: "Alice's discard pile now holds in order:", table: [['card'], ['Amanda Rogers']] },
  }),
  phrase({
    keyword: 'Then',
    expression: '{pile} now hold(s) {count} card(s)',
    op: 'size',
    meaning: 'how many cards are in the pile',
    operation: ([pile, count]) => ({ op: 'size', pile, count }),
    args: ({ pile, count }) => [pile, count],
    example: { text: "Alice's hand now holds three cards" },
  }),
  phrase({
    keyword: 'Then',
    expression: '{cards} {happening}',
    op: 'happened',
    meaning: 'an event since the first When: killed is more than lying in the discard pile',
    operation: ([cards, happening]) => ({ op: 'happened', cards, ...happening }),
    args: ({ cards, not, event, by, count, word }) => [
      cards,
      {
        ...(not && { not }),
        event,
        ...(by && { by }),
        ...(count !== undefined && { count }),
        ...(word !== undefined && { word }),
      },
    ],
    example: { text: '"Data" has been killed' },
  }),
]
