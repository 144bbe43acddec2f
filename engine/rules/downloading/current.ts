import type { Game } from '../../flow/game.ts'
import { matches } from '../../state/match.ts'
import type { AnyRule } from '../rule.ts'
import { denial, presumption, rule } from '../rule.ts'
import { atOnce, inPlaceOfDraw, mayBeHeld, notFromHand, shown, toHand } from './playing.ts'

const isHidden = (icons: readonly string[] | undefined): boolean => !!icons?.includes('hidden agenda')

const hiddenStaysHidden = presumption({
  ruling: 'what has hidden agenda is not shown',
  asked: 'is shown when downloaded',
  applies: ({ card }, game) => isHidden(game.facts(card).icons),
  answer: false,
  exceptionTo: ['cr14-downloading-01'],
})

/** It is shown, too. */
const hiddenIsShown = denial('cr14-downloading-02', hiddenStaysHidden, true)

/** What is downloaded and seeded is not shown. */
const seededUnseen = rule({
  ruling: 'cr14-downloading-03',
  asked: 'is shown when downloaded',
  applies: ({ download }) => !!download.text.seeds,
  answer: false,
  exceptionTo: ['cr14-downloading-01', 'cr14-downloading-02'],
})

/** A dilemma is not downloaded into play, */
const noDilemmas = rule({
  ruling: 'cr14-downloading-08',
  asked: 'may be fetched',
  applies: ({ card, download }, game) => game.facts(card).type === 'dilemma' && !download.text.seeds,
  answer: false,
})

/** unless the text lets it be used as a card of another type. */
const asAnotherType = rule({
  ruling: 'cr14-downloading-09',
  asked: 'may be fetched',
  applies: ({ card, download }, game) => game.facts(card).type === 'dilemma' && download.text.as !== undefined,
  answer: true,
  exceptionTo: ['cr14-downloading-08'],
})

/** What is downloaded and seeded is met next. */
const metNext = rule({
  ruling: 'cr14-downloading-10',
  asked: 'is seeded last',
  applies: () => true,
  answer: true,
})

/** Who seeds what he was not allowed to loses the game. */
const lostBySeeding = rule({
  ruling: 'cr14-downloading-11',
  asked: 'loses by seeding it',
  applies: ({ download }) => !!download.text.seeds,
  answer: ({ card, download: { text, player } }, game) => !matches(game, card, text.where, player),
})

const wasSeeded = (game: Game, card: string, by: string): boolean =>
  game.state.history.some(d => d.kind === 'downloaded and seeded' && d.card === card && d.player !== by)

/** When the game is over, what was downloaded and seeded is shown to whoever asks. */
const shownAtTheEnd = rule({
  ruling: 'cr14-downloading-12',
  asked: 'must answer',
  applies: ({ shown }) => shown === undefined,
  answer: ({ cards, by }, game) => !!game.state.over && cards.every(card => wasSeeded(game, card, by)),
})

/** The paragraph of the Glossary that the Current Rulings word anew. */
export const currentParagraph: Readonly<Record<string, AnyRule>> = {
  [shown.ruling]: rule({ ...shown, ruling: 'cr14-downloading-01' }),
  [atOnce.ruling]: rule({ ...atOnce, ruling: 'cr14-downloading-04' }),
  [toHand.ruling]: rule({
    ...toHand,
    ruling: 'cr14-downloading-05',
    exceptionTo: [mayBeHeld.ruling, 'cr14-downloading-04', 'cr14-downloading-06'],
  }),
  [inPlaceOfDraw.ruling]: rule({
    ...inPlaceOfDraw,
    ruling: 'cr14-downloading-06',
    exceptionTo: [mayBeHeld.ruling, 'cr14-downloading-04'],
  }),
  [notFromHand.ruling]: rule({
    ...notFromHand,
    ruling: 'cr14-downloading-07',
    exceptionTo: [mayBeHeld.ruling, 'cr14-downloading-06'],
  }),
}

/** What the Current Rulings add on downloading. */
export const currentDownloading = [
  hiddenStaysHidden,
  hiddenIsShown,
  seededUnseen,
  noDilemmas,
  asAnotherType,
  metNext,
  lostBySeeding,
  shownAtTheEnd,
]
