import { isPersonnel } from '../../board/places.ts'
import { against, rule } from '../../kernel/rule.ts'
import { copyOf, isDuplicateOf, isParted, isUnique, samePersona } from '../../questions/names/questions.ts'

/** Who may not meet himself. */
export const doppelganger = [
  // Of two copies of a unique personnel the one is discarded to whose location the other one moves.
  rule({
    ruling: '1eD-doppelganger-01',
    asked: isParted,
    of: ['moved'],
    answer: ({ card }, game) => isPersonnel(game, card) && game.decide(isUnique, { printed: game.facts(card) }),
  }),
  against('1eD-doppelganger-02', isParted, false, {
    not: 'two copies at one location are one too many',
    of: ['always there'],
    applies: ({ card }, game) => isPersonnel(game, card),
  }),
  against('1eD-doppelganger-03', isParted, false, {
    not: 'of two copies that come together one stays behind',
    of: ['moved together'],
    applies: ({ card }, game) => isPersonnel(game, card),
  }),
  against('1eD-doppelganger-04', isParted, false, {
    not: 'whoever reports moves to where it reports',
    of: ['reported'],
    applies: ({ card }, game) => isPersonnel(game, card),
  }),
  against('1eD-doppelganger-05', isParted, false, {
    not: 'whoever beams moves to where it beams',
    of: ['beamed'],
    applies: ({ card }, game) => isPersonnel(game, card),
  }),
  against('1eD-doppelganger-06', isParted, false, {
    not: 'whoever walks to another site moves there',
    of: ['walked between sites'],
    applies: ({ card }, game) => isPersonnel(game, card),
  }),
  // Duplicate is another word for copy.
  rule({
    ruling: '1eD-doppelganger-07',
    asked: isDuplicateOf,
    answer: (about, game) => game.decide(copyOf, about),
  }),
  // A version of a persona is no copy of another.
  against('1eD-doppelganger-08', copyOf, false, {
    not: 'versions of a persona are copies of it',
    applies: ({ a, b }, game) => {
      const [one, other] = [game.printed(a), game.printed(b)]
      return a !== b && !!one && !!other && game.decide(samePersona, { a: one, b: other })
    },
  }),
]
