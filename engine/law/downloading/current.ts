import type { Game } from '../../kernel/game.ts'
import { against, reworded, rule } from '../../kernel/rule.ts'
import { isShownWhenDownloaded, losesBySeedingIt, mayBeFetched } from '../../questions/downloading/questions.ts'
import { answerRequired } from '../../questions/showing-cards/questions.ts'
import { matches } from '../../text/match.ts'
import { atOnce, inPlaceOfDraw, mayBeHeld, notFromHand, shown, toHand } from './playing.ts'

const alsoShown = reworded(shown, { ruling: 'cr14-downloading-01' })
const playedAtOnce = reworded(atOnce, { ruling: 'cr14-downloading-04' })

/** In place of the normal card draw what is fetched goes to hand. */
const drawnInstead = reworded(inPlaceOfDraw, {
  ruling: 'cr14-downloading-06',
  exceptionTo: [mayBeHeld, playedAtOnce],
})

const neverFromHand = reworded(notFromHand, {
  ruling: 'cr14-downloading-07',
  exceptionTo: [mayBeHeld, drawnInstead],
})

/** It is shown, too. */
const hiddenIsShown = against('cr14-downloading-02', isShownWhenDownloaded, true, {
  not: 'what has hidden agenda is not shown',
  applies: ({ card }, game) => !!game.facts(card).icons?.includes('hidden agenda'),
  exceptionTo: [alsoShown],
})

/** A dilemma is not downloaded into play, */
const noDilemmas = rule({
  ruling: 'cr14-downloading-08',
  asked: mayBeFetched,
  applies: ({ card, download }, game) => game.facts(card).type === 'dilemma' && !download.text.seeds,
  answer: false,
})

/** Who seeds what he was not allowed to loses the game. */
export const lostBySeeding = rule({
  ruling: 'cr14-downloading-11',
  asked: losesBySeedingIt,
  applies: ({ download }) => !!download.text.seeds,
  answer: ({ card, download: { text, player } }, game) => !matches(game, card, text.where, player),
})

const wasSeeded = (game: Game, card: string): boolean =>
  game.state.history.some(d => d.kind === 'downloaded and seeded' && d.card === card)

/** The paragraph of the Glossary that the Current Rulings word anew. */
export const currentParagraph = [
  alsoShown,
  playedAtOnce,
  reworded(toHand, {
    ruling: 'cr14-downloading-05',
    exceptionTo: [mayBeHeld, playedAtOnce, drawnInstead, neverFromHand],
  }),
  drawnInstead,
  neverFromHand,
]

/** What the Current Rulings add on downloading. */
export const currentDownloading = [
  hiddenIsShown,
  // What is downloaded and seeded is not shown.
  rule({
    ruling: 'cr14-downloading-03',
    asked: isShownWhenDownloaded,
    applies: ({ download }) => !!download.text.seeds,
    answer: false,
    exceptionTo: [alsoShown, hiddenIsShown],
  }),
  noDilemmas,
  // unless the text lets it be used as a card of another type.
  rule({
    ruling: 'cr14-downloading-09',
    asked: mayBeFetched,
    applies: ({ download }) => download.text.as !== undefined,
    answer: true,
    exceptionTo: [noDilemmas],
  }),
  lostBySeeding,
  // When the game is over, what was downloaded and seeded is shown to whoever asks.
  rule({
    ruling: 'cr14-downloading-12',
    asked: answerRequired,
    applies: ({ shown }) => shown === undefined,
    answer: ({ cards }, game) => !!game.state.over && cards.every(card => wasSeeded(game, card)),
  }),
]
