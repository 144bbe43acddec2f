import { iconsOf } from '../../board/icons.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { against, denial, presumption, rule } from '../../kernel/rule.ts'
import { affiliationsOf } from '../../mechanics/compatibility/affiliations.ts'
import { isAtATime, isOnItsWay } from '../../mechanics/locations/at-a-time.ts'
import { isOf } from '../../mechanics/species/species.ts'
import { ceasesToExist, disruptsLikeOthers } from '../../questions/locations/timeline.ts'

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

const humanoids = presumption({
  ruling: 'humanoid is as good as human',
  asked: ceasesToExist,
  applies: ({ card }, game) => !!game.facts(card).looks?.includes('Borg') && !isHuman(game, card),
  answer: true,
})

const doomed = [
  humans,
  // Borg who once were human are, too.
  against('1eS-stop-first-contact-04', ceasesToExist, true, {
    not: 'a Borg is no human any more',
    applies: ({ card }, game) => printedFor(game, card).includes('borg') && isHuman(game, card),
    exceptionTo: [humans],
  }),
  humanoids,
  federation,
  // Be it used as that or not.
  against('1eS-stop-first-contact-07', ceasesToExist, true, {
    not: 'a card of several affiliations is of the one that it is used as',
    applies: ({ card }, game) =>
      isFederation(game, card) && !affiliationsOf(game, card).includes('federation') && !isNobodys(game, card),
    exceptionTo: [federation],
  }),
  // A human ceases to exist all the same.
  against('1eS-stop-first-contact-13', ceasesToExist, true, {
    not: 'whoever is of the Federation no longer is safe',
    applies: ({ card }, game) => isNobodys(game, card) && isHuman(game, card),
    exceptionTo: [humans, federation],
  }),
]

/** All of that together. */
export const belongsToHistory = (game: Game, card: CardId): boolean =>
  (isHuman(game, card) || (isFederation(game, card) && !isNobodys(game, card))) &&
  !isAtATime(game, card) &&
  !isOnItsWay(game, card) &&
  !iconsOf(game, card).some(icon => icon === 'au' || icon === 'mirror universe')

/** What the Glossary says of the disruption of the timeline in 2063. */
export const disruptionOf2063 = [
  // Who is humanoid, and no more is said, is not.
  denial('1eS-stop-first-contact-05', humanoids, false),
  lostToThem,
  ...doomed,
  // At another time.
  rule({
    ruling: '1eS-stop-first-contact-08',
    asked: ceasesToExist,
    applies: ({ card }, game) => isAtATime(game, card),
    answer: false,
    exceptionTo: doomed,
  }),
  // On the way to another time.
  rule({
    ruling: '1eS-stop-first-contact-09',
    asked: ceasesToExist,
    applies: ({ card }, game) => isOnItsWay(game, card),
    answer: false,
    exceptionTo: doomed,
  }),
  rule({
    ruling: '1eS-stop-first-contact-10',
    asked: ceasesToExist,
    applies: ({ card }, game) => iconsOf(game, card).includes('au'),
    answer: false,
    exceptionTo: doomed,
  }),
  rule({
    ruling: '1eS-stop-first-contact-11',
    asked: ceasesToExist,
    applies: ({ card }, game) => iconsOf(game, card).includes('mirror universe'),
    answer: false,
    exceptionTo: doomed,
  }),
  rule({ ruling: '1eS-stop-first-contact-01', asked: disruptsLikeOthers, answer: true }),
]
