import { isPersonnel } from '../../../board/places.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { copyOf, isDuplicateOf, isParted, isUnique, samePersona } from '../questions.ts'

/** Of two copies of a unique personnel the one is discarded to whose location the other one moves. */
const theOtherGoes = rule({
  ruling: '1eD-doppelganger-01',
  asked: isParted,
  of: ['moved'],
  applies: () => true,
  answer: ({ card }, game) => isPersonnel(game, card) && game.decide(isUnique, { printed: game.facts(card) }),
})

const areThere = presumption({
  ruling: 'two copies at one location are one too many',
  asked: isParted,
  of: ['always there'],
  applies: ({ card }, game) => isPersonnel(game, card),
  answer: true,
})

const comeTogether = presumption({
  ruling: 'of two copies that come together one stays behind',
  asked: isParted,
  of: ['moved together'],
  applies: ({ card }, game) => isPersonnel(game, card),
  answer: true,
})

const report = presumption({
  ruling: 'whoever reports moves to where it reports',
  asked: isParted,
  of: ['reported'],
  applies: ({ card }, game) => isPersonnel(game, card),
  answer: true,
})

const beam = presumption({
  ruling: 'whoever beams moves to where it beams',
  asked: isParted,
  of: ['beamed'],
  applies: ({ card }, game) => isPersonnel(game, card),
  answer: true,
})

const walk = presumption({
  ruling: 'whoever walks to another site moves there',
  asked: isParted,
  of: ['walked between sites'],
  applies: ({ card }, game) => isPersonnel(game, card),
  answer: true,
})

/** Duplicate is another word for copy. */
const duplicatesAreCopies = rule({
  ruling: '1eD-doppelganger-07',
  asked: isDuplicateOf,
  applies: () => true,
  answer: (about, game) => game.decide(copyOf, about),
})

const oneCharacter = presumption({
  ruling: 'versions of a persona are copies of it',
  asked: copyOf,
  applies: ({ a, b }, game) => {
    const [one, other] = [game.printed(a), game.printed(b)]
    return a !== b && !!one && !!other && game.decide(samePersona, { a: one, b: other })
  },
  answer: true,
})

/** A version of a persona is no copy of another. */
const versionsAreNoCopies = denial('1eD-doppelganger-08', oneCharacter, false)

/** Who may not meet himself. */
export const doppelganger = [
  theOtherGoes,
  denial('1eD-doppelganger-02', areThere, false),
  denial('1eD-doppelganger-03', comeTogether, false),
  denial('1eD-doppelganger-04', report, false),
  denial('1eD-doppelganger-05', beam, false),
  denial('1eD-doppelganger-06', walk, false),
  duplicatesAreCopies,
  versionsAreNoCopies,
]
