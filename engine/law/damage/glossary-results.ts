import { against, presumption, rule } from '../../kernel/rule.ts'
import {
  addsUpWithItsLike,
  hullOfRotation,
  isOutOfUseOffLine,
  rangeWhenRotated,
} from '../../questions/damage/questions.ts'

/** Half of its HULL is gone, */
const half = rule({ ruling: '1eD-damage-26', asked: hullOfRotation, answer: 50 })

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

/** What damage does. */
export const results = [
  against('1eD-damage-16', addsUpWithItsLike, true, {
    not: 'attributes are reduced by one marker of a kind',
    applies: ({ what }) => what !== 'hull',
  }),
  against('1eD-damage-17', addsUpWithItsLike, true, {
    not: 'HULL is reduced by one marker of a kind',
    applies: ({ what }) => what === 'hull',
  }),
  // More than 5 becomes 5,
  rule({
    ruling: '1eD-damage-23',
    asked: rangeWhenRotated,
    applies: ({ range }) => range > 5,
    answer: 5,
  }),
  against('1eD-damage-24', rangeWhenRotated, ({ range }) => range, {
    not: 'a ship that was turned around has RANGE 5',
    applies: ({ range }) => range <= 5,
    mistaken: 5,
  }),
  // Its Cloaking Device is off line.
  rule({
    ruling: '1eD-damage-25',
    asked: isOutOfUseOffLine,
    applies: ({ by, device }) => by === 'rotation' && device === 'Cloaking Device',
    answer: true,
  }),
  half,
  likeAnyHit,
  all,
  turnedAlready,
  // and the second time the other half.
  rule({
    ruling: '1eD-damage-28',
    asked: hullOfRotation,
    applies: ({ again }) => again,
    answer: 50,
    exceptionTo: [turnedAlready, half, likeAnyHit, all],
  }),
  // What is off line is of no use.
  rule({
    ruling: '1eD-damage-34',
    asked: isOutOfUseOffLine,
    applies: ({ by }) => by === 'marker',
    answer: true,
  }),
]
