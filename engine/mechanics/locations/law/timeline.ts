import { iconsOf } from '../../../board/icons.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { affiliationsOf } from '../../compatibility/affiliations.ts'
import { isOf } from '../../species/species.ts'
import { isAtATime, isOnItsWay } from '../at-a-time.ts'
import {
  ceasesInPiles,
  ceasesInPlay,
  ceasesToExist,
  disruptsLikeOthers,
  isShuffledAfterwards,
  thoseLeftGo,
} from '../timeline-questions.ts'

const printedFor = (game: Game, card: CardId): readonly string[] => game.facts(card).affiliations ?? []
const isHuman = (game: Game, card: CardId): boolean => isOf(game, game.facts(card), 'Human')
const isFederation = (game: Game, card: CardId): boolean => printedFor(game, card).includes('federation')

/** Has the card, which is printed with other affiliations, become Non-Aligned? */
const isNobodys = (game: Game, card: CardId): boolean =>
  affiliationsOf(game, card).includes('non-aligned') && !printedFor(game, card).includes('non-aligned')

/** Whatever is of the Federation. */
const federation = rule({
  ruling: '1eS-stop-first-contact-06',
  asked: ceasesToExist,
  applies: ({ card }, game) => isFederation(game, card),
  answer: true,
})

/** Whoever is of the Federation no longer. */
const lostToThem = rule({
  ruling: '1eS-stop-first-contact-12',
  asked: ceasesToExist,
  applies: ({ card }, game) => isNobodys(game, card),
  answer: false,
  exceptionTo: [federation],
})

const humans = rule({
  ruling: '1eS-stop-first-contact-03',
  asked: ceasesToExist,
  applies: ({ card }, game) => isHuman(game, card),
  answer: true,
  exceptionTo: [lostToThem],
})

const borgForGood = presumption({
  ruling: 'a Borg is no human any more',
  asked: ceasesToExist,
  applies: ({ card }, game) => printedFor(game, card).includes('borg') && isHuman(game, card),
  answer: false,
  exceptionTo: [humans],
})

/** Borg who once were human are, too. */
const humansOnce = denial('1eS-stop-first-contact-04', borgForGood, true)

const humanoids = presumption({
  ruling: 'humanoid is as good as human',
  asked: ceasesToExist,
  applies: ({ card }, game) => !!game.facts(card).looks?.includes('Borg') && !isHuman(game, card),
  answer: true,
})

/** Who is humanoid, and no more is said, is not. */
const notHumanoids = denial('1eS-stop-first-contact-05', humanoids, false)

const byItsMode = presumption({
  ruling: 'a card of several affiliations is of the one that it is used as',
  asked: ceasesToExist,
  applies: ({ card }, game) =>
    isFederation(game, card) && !affiliationsOf(game, card).includes('federation') && !isNobodys(game, card),
  answer: false,
  exceptionTo: [federation],
})

/** Be it used as that or not. */
const whateverItsMode = denial('1eS-stop-first-contact-07', byItsMode, true)

const humansAsWell = presumption({
  ruling: 'whoever is of the Federation no longer is safe',
  asked: ceasesToExist,
  applies: ({ card }, game) => isNobodys(game, card) && isHuman(game, card),
  answer: false,
  exceptionTo: [humans, federation],
})

/** A human ceases to exist all the same. */
const notHumans = denial('1eS-stop-first-contact-13', humansAsWell, true)

const doomed = [humans, humansOnce, humanoids, federation, whateverItsMode, notHumans]

/** At another time. */
const atAnotherTime = rule({
  ruling: '1eS-stop-first-contact-08',
  asked: ceasesToExist,
  applies: ({ card }, game) => isAtATime(game, card),
  answer: false,
  exceptionTo: doomed,
})

/** On the way to another time. */
const onTheWay = rule({
  ruling: '1eS-stop-first-contact-09',
  asked: ceasesToExist,
  applies: ({ card }, game) => isOnItsWay(game, card),
  answer: false,
  exceptionTo: doomed,
})

const ofAnotherUniverse = rule({
  ruling: '1eS-stop-first-contact-10',
  asked: ceasesToExist,
  applies: ({ card }, game) => iconsOf(game, card).includes('au'),
  answer: false,
  exceptionTo: doomed,
})

const ofTheMirror = rule({
  ruling: '1eS-stop-first-contact-11',
  asked: ceasesToExist,
  applies: ({ card }, game) => iconsOf(game, card).includes('mirror universe'),
  answer: false,
  exceptionTo: doomed,
})

/** All of that together. */
export const belongsToHistory = (game: Game, card: CardId): boolean =>
  (isHuman(game, card) || (isFederation(game, card) && !isNobodys(game, card))) &&
  !isAtATime(game, card) &&
  !isOnItsWay(game, card) &&
  !iconsOf(game, card).some(icon => icon === 'au' || icon === 'mirror universe')

/** In play, in whatever quadrant. */
const inPlayAnywhere = rule({
  ruling: '1eS-stop-first-contact-14',
  asked: ceasesInPlay,
  applies: () => true,
  answer: true,
})

/** In all hands and piles. */
const inHandsAndPiles = rule({
  ruling: '1eS-stop-first-contact-15',
  asked: ceasesInPiles,
  applies: () => true,
  answer: true,
})

const shuffled = rule({
  ruling: '1eS-stop-first-contact-16',
  asked: isShuffledAfterwards,
  applies: () => true,
  answer: true,
})

const takenUp = rule({
  ruling: '1eS-stop-first-contact-17',
  asked: thoseLeftGo,
  applies: () => true,
  answer: "to the owner's hand",
})

const onlyWithThePhoenix = presumption({
  ruling: 'history goes on while the Phoenix is not destroyed',
  asked: disruptsLikeOthers,
  applies: ({ by }, game) => !game.text(by).plays?.some(({ on }) => on?.name === 'Montana Missile Complex'),
  answer: false,
})

/** What the Glossary says of the disruption of the timeline in 2063. */
export const disruptionOf2063 = [
  borgForGood,
  notHumanoids,
  byItsMode,
  lostToThem,
  humansAsWell,
  ...doomed,
  atAnotherTime,
  onTheWay,
  ofAnotherUniverse,
  ofTheMirror,
  inPlayAnywhere,
  inHandsAndPiles,
  shuffled,
  takenUp,
  onlyWithThePhoenix,
  denial('1eS-stop-first-contact-01', onlyWithThePhoenix, true),
]
