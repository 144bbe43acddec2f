import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { mayBeRespondedTo } from '../../timing/questions.ts'
import {
  countsAsADraw,
  countsAsPlayedFrom,
  countsAsTheCardPlay,
  goesToHand,
  isActivatedAtOnce,
  isKeptUnplayable,
  isShownWhenDownloaded,
  joinsTheAttempt,
  mayRepeat,
  obeysRequirements,
  suspendsPlay,
} from '../questions.ts'

/** What is downloaded is shown to the opponent, hidden agenda or not. */
export const shown = rule({
  ruling: '1eD-downloading-07',
  asked: isShownWhenDownloaded,
  applies: () => true,
  answer: true,
})

export const mayBeHeld = presumption({
  ruling: 'what is downloaded may be kept in hand',
  asked: goesToHand,
  applies: () => true,
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

const keptUnplayable = presumption({
  ruling: 'a card that cannot be played is kept',
  asked: isKeptUnplayable,
  applies: () => true,
  answer: true,
})

/** What cannot be played cannot be downloaded. */
const invalidUnplayable = denial('1eD-downloading-12', keptUnplayable, false)

const normalPlay = presumption({
  ruling: 'a download is the card play of the turn',
  asked: countsAsTheCardPlay,
  applies: ({ download }) => download.inPlaceOf !== 'card play',
  answer: true,
})

/** It leaves the card play of the turn alone. */
const noCardPlay = denial('1eD-downloading-19', normalPlay, false)

const aDraw = presumption({
  ruling: 'a download is a draw',
  asked: countsAsADraw,
  applies: ({ download }) => download.inPlaceOf !== 'card draw',
  answer: true,
})

/** It is no draw. */
const noDraw = denial('1eD-downloading-20', aDraw, false)

const unanswered = presumption({
  ruling: 'what is downloaded cannot be answered',
  asked: mayBeRespondedTo,
  applies: ({ trigger, depth }) => depth === 0 && trigger.on === 'played' && trigger.downloadedBy !== undefined,
  answer: false,
})

/** Its play may be answered as any other. */
const answered = denial('1eD-downloading-21', unanswered, true)

/** It counts as played from where it was. */
const playedFrom = rule({
  ruling: '1eD-downloading-22',
  asked: countsAsPlayedFrom,
  applies: () => true,
  answer: ({ found }) => found,
})

const onceATurn = presumption({
  ruling: 'one draw of a turn may be turned into a download',
  asked: mayRepeat,
  applies: () => true,
  answer: false,
})

/** Each draw may be. */
const eachDraw = denial('1eD-downloading-23', onceATurn, true)

export const activatedAtOnce = presumption({
  ruling: 'a card with hidden agenda is activated with its download',
  asked: isActivatedAtOnce,
  applies: () => true,
  answer: true,
})

/** It is not activated as part of the download. */
export const laidFaceDown = denial('1eD-downloading-24', activatedAtOnce, false)

const requirementsWaived = presumption({
  ruling: 'a download needs nothing else',
  asked: obeysRequirements,
  applies: () => true,
  answer: false,
})

/** All that playing the card asks for must be there. */
const requirementsKept = denial('1eD-downloading-43', requirementsWaived, true)

const outsider = presumption({
  ruling: 'whoever arrives takes part',
  asked: joinsTheAttempt,
  applies: () => true,
  answer: true,
})

/** Who is downloaded in the middle of an attempt takes no part in it. */
export const noPart = denial('1eD-downloading-64', outsider, false)

const suspends = presumption({
  ruling: 'a download suspends play',
  asked: suspendsPlay,
  applies: () => true,
  answer: true,
})

/** It does not suspend play. */
const noSuspension = denial('1eD-downloading-40', suspends, false)

/** A special download does, and a text that says so. */
const specialSuspends = rule({
  ruling: '1eD-downloading-41',
  asked: suspendsPlay,
  applies: ({ download: { text } }) => !!text.special || !!text.suspends,
  answer: true,
  exceptionTo: [noSuspension, suspends],
})

export const playing = [
  shown,
  mayBeHeld,
  atOnce,
  toHand,
  inPlaceOfDraw,
  notFromHand,
  keptUnplayable,
  invalidUnplayable,
  normalPlay,
  noCardPlay,
  aDraw,
  noDraw,
  unanswered,
  answered,
  playedFrom,
  onceATurn,
  eachDraw,
  activatedAtOnce,
  laidFaceDown,
  requirementsWaived,
  requirementsKept,
  outsider,
  noPart,
  suspends,
  noSuspension,
  specialSuspends,
]
