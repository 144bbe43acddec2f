import { against, custom, denial, presumption, rule } from '../../kernel/rule.ts'
import {
  countsAsADraw,
  countsAsPlayedFrom,
  countsAsTheCardPlay,
  goesToHand,
  isActivatedAtOnce,
  isShownWhenDownloaded,
  joinsTheAttempt,
  suspendsPlay,
} from '../../questions/downloading/questions.ts'
import { goesAboardTheOpponents } from '../../questions/downloading/settled.ts'
import { mayBeRespondedTo } from '../../questions/timing/questions.ts'

/** What is downloaded is shown to the opponent, hidden agenda or not. */
export const shown = rule({ ruling: '1eD-downloading-07', asked: isShownWhenDownloaded, answer: true })

/** To a location it is downloaded to what is its own player's there. */
export const staysWithItsOwn = custom({
  ruling: 'custom-downloading-06',
  asked: goesAboardTheOpponents,
  answer: false,
})

export const mayBeHeld = presumption({
  ruling: 'what is downloaded may be kept in hand',
  asked: goesToHand,
  answer: 'may',
})

/** It is played or reported at once. */
export const atOnce = denial('1eD-downloading-08', mayBeHeld, 'no')

/** In place of a card draw it may go to hand. */
export const inPlaceOfDraw = rule({
  ruling: '1eD-downloading-10',
  asked: goesToHand,
  applies: ({ download }) => download.inPlaceOf === 'card draw',
  answer: 'may',
  exceptionTo: [mayBeHeld, atOnce],
})

/** But not from hand to hand. */
export const notFromHand = rule({
  ruling: '1eD-downloading-11',
  asked: goesToHand,
  applies: ({ card }, game) => game.card(card).place === 'hand',
  answer: 'no',
  exceptionTo: [mayBeHeld, inPlaceOfDraw],
})

/** A text may send it to hand. */
export const toHand = rule({
  ruling: '1eD-downloading-09',
  asked: goesToHand,
  applies: ({ download }) => download.text.toHand !== undefined,
  answer: ({ download }) => download.text.toHand!,
  exceptionTo: [mayBeHeld, atOnce, inPlaceOfDraw, notFromHand],
})

export const activatedAtOnce = presumption({
  ruling: 'a card with hidden agenda is activated with its download',
  asked: isActivatedAtOnce,
  answer: true,
})

/** It is not activated as part of the download. */
export const laidFaceDown = denial('1eD-downloading-24', activatedAtOnce, false)

/** Who is downloaded in the middle of an attempt takes no part in it. */
export const noPart = against('1eD-downloading-64', joinsTheAttempt, false, { not: 'whoever arrives takes part' })

const suspends = presumption({ ruling: 'a download suspends play', asked: suspendsPlay, answer: true })

/** It does not suspend play. */
const noSuspension = denial('1eD-downloading-40', suspends, false)

export const playing = [
  shown,
  mayBeHeld,
  atOnce,
  toHand,
  inPlaceOfDraw,
  notFromHand,
  // It leaves the card play of the turn alone.
  against('1eD-downloading-19', countsAsTheCardPlay, false, {
    not: 'a download is the card play of the turn',
    applies: ({ download }) => download.inPlaceOf !== 'card play',
  }),
  // It is no draw.
  against('1eD-downloading-20', countsAsADraw, false, {
    not: 'a download is a draw',
    applies: ({ download }) => download.inPlaceOf !== 'card draw',
  }),
  // Its play may be answered as any other.
  against('1eD-downloading-21', mayBeRespondedTo, true, {
    not: 'what is downloaded cannot be answered',
    applies: ({ trigger, depth }) => depth === 0 && trigger.on === 'played' && trigger.downloadedBy !== undefined,
  }),
  // It counts as played from where it was.
  rule({
    ruling: '1eD-downloading-22',
    asked: countsAsPlayedFrom,
    answer: ({ found }) => found,
  }),
  activatedAtOnce,
  laidFaceDown,
  noPart,
  suspends,
  noSuspension,
  // A special download does, and a text that says so.
  rule({
    ruling: '1eD-downloading-41',
    asked: suspendsPlay,
    applies: ({ download: { text } }) => !!text.special || !!text.suspends,
    answer: true,
    exceptionTo: [noSuspension, suspends],
  }),
]
