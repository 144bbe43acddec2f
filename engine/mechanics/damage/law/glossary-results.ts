import { denial, presumption, rule } from '../../../kernel/rule.ts'
import {
  addsUpWithItsLike,
  goesOn,
  hullOfRotation,
  isDestroyedWithoutHULL,
  isDoneWhen,
  isHULLFirst,
  isOutOfUseOffLine,
  rangeWhenRotated,
  reachesEnhancement,
  readsItsUpperPart,
} from '../questions.ts'

const always = () => true

/** What a marker does at once it does when it is placed, and no more. */
const once = rule({ ruling: '1eD-damage-08', asked: isDoneWhen, applies: always, answer: 'when placed' })

/** What it does for a time it does for as long as it lies there. */
const ongoing = rule({ ruling: '1eD-damage-11', asked: goesOn, applies: always, answer: true })

/** What has no HULL left is destroyed. */
const noHULL = rule({ ruling: '1eD-damage-15', asked: isDestroyedWithoutHULL, applies: always, answer: true })

const bothParts = presumption({
  ruling: 'a tactic gives its DEFENSE bonus to what it marks',
  asked: readsItsUpperPart,
  applies: always,
  answer: true,
})

const oneOfAKind = presumption({
  ruling: 'attributes are reduced by one marker of a kind',
  asked: addsUpWithItsLike,
  applies: ({ what }) => what !== 'hull',
  answer: false,
})

const oneOfAKindForHULL = presumption({
  ruling: 'HULL is reduced by one marker of a kind',
  asked: addsUpWithItsLike,
  applies: ({ what }) => what === 'hull',
  answer: false,
})

/** More than 5 becomes 5, */
const five = rule({
  ruling: '1eD-damage-23',
  asked: rangeWhenRotated,
  applies: ({ range }) => range > 5,
  answer: 5,
})

const alwaysFive = presumption({
  ruling: 'a ship that was turned around has RANGE 5',
  asked: rangeWhenRotated,
  applies: ({ range }) => range <= 5,
  answer: 5,
})

/** Its Cloaking Device is off line. */
const noCloak = rule({
  ruling: '1eD-damage-25',
  asked: isOutOfUseOffLine,
  applies: ({ by, device }) => by === 'rotation' && device === 'Cloaking Device',
  answer: true,
})

/** Half of its HULL is gone, */
const half = rule({
  ruling: '1eD-damage-26',
  asked: hullOfRotation,
  applies: always,
  answer: 50,
})

const likeAnyHit = presumption({
  ruling: 'a direct hit takes as much HULL as any other',
  asked: hullOfRotation,
  applies: ({ direct }) => direct,
  answer: 50,
  exceptionTo: [half],
})

/** by a direct hit all of it, */
const all = rule({
  ruling: '1eD-damage-27',
  asked: hullOfRotation,
  applies: ({ direct }) => direct,
  answer: 100,
  exceptionTo: [likeAnyHit, half],
})

const turnedAlready = presumption({
  ruling: 'what was turned around already loses nothing more',
  asked: hullOfRotation,
  applies: ({ again }) => again,
  answer: 0,
  exceptionTo: [half, likeAnyHit],
})

/** and the second time the other half. */
const otherHalf = rule({
  ruling: '1eD-damage-28',
  asked: hullOfRotation,
  applies: ({ again }) => again,
  answer: 50,
  exceptionTo: [turnedAlready, half, likeAnyHit, all],
})

/** What is off line is of no use. */
const offLine = rule({
  ruling: '1eD-damage-34',
  asked: isOutOfUseOffLine,
  applies: ({ by }) => by === 'marker',
  answer: true,
})

/** Of enhancements of an attribute, none. */
const noEnhancement = rule({ ruling: '1eD-damage-35', asked: reachesEnhancement, applies: always, answer: true })

const hullFirst = presumption({
  ruling: 'HULL is reduced as soon as a marker lies there',
  asked: isHULLFirst,
  applies: always,
  answer: true,
})

/** What damage does. */
export const results = [
  bothParts,
  denial('1eD-damage-06', bothParts, false),
  once,
  ongoing,
  noHULL,
  oneOfAKind,
  denial('1eD-damage-16', oneOfAKind, true),
  oneOfAKindForHULL,
  denial('1eD-damage-17', oneOfAKindForHULL, true),
  five,
  alwaysFive,
  denial('1eD-damage-24', alwaysFive, ({ range }) => range),
  noCloak,
  half,
  likeAnyHit,
  all,
  turnedAlready,
  otherHalf,
  offLine,
  noEnhancement,
  hullFirst,
  denial('1eD-damage-41', hullFirst, false),
]
