import { isPersonnel } from '../../../board/places.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { copyOf, isDuplicateOf, isParted, isUnique, type Meeting, samePersona } from '../questions.ts'

/** Of two copies of a unique personnel the one is discarded to whose location the other one moves. */
const theOtherGoes = rule({
  ruling: '1eD-doppelganger-01',
  asked: isParted,
  applies: ({ meeting }) => meeting === 'moved',
  answer: ({ card }, game) => isPersonnel(game, card) && game.decide(isUnique, { printed: game.facts(card) }),
})

/** What a reader might take for a case of it. */
const noMeeting = (ruling: string, meeting: Meeting, presumed: string) =>
  denial(
    ruling,
    presumption({
      ruling: presumed,
      asked: isParted,
      applies: (about, game) => about.meeting === meeting && isPersonnel(game, about.card),
      answer: true,
    }),
    false,
  )

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
  noMeeting('1eD-doppelganger-02', 'always there', 'two copies at one location are one too many'),
  noMeeting('1eD-doppelganger-03', 'moved together', 'of two copies that come together one stays behind'),
  noMeeting('1eD-doppelganger-04', 'reported', 'whoever reports moves to where it reports'),
  noMeeting('1eD-doppelganger-05', 'beamed', 'whoever beams moves to where it beams'),
  noMeeting('1eD-doppelganger-06', 'walked between sites', 'whoever walks to another site moves there'),
  duplicatesAreCopies,
  versionsAreNoCopies,
]
