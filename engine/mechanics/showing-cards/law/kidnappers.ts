import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { guessesBeside, showsWhatWasGuessed, typesToGuess } from '../questions.ts'

const once = presumption({
  ruling: 'cards that guess do so once in a turn, however many there are',
  asked: guessesBeside,
  applies: ({ others }) => others.length > 0,
  answer: false,
})

/** What the FAQ of 1996 says of Telepathic Alien Kidnappers. */
export const kidnappers = [
  rule({
    ruling: 'faq96-38-telepathic-alien-kidnappers-01',
    asked: showsWhatWasGuessed,
    applies: () => true,
    answer: true,
  }),
  rule({
    ruling: 'faq96-38-telepathic-alien-kidnappers-02',
    asked: typesToGuess,
    applies: () => true,
    answer: ['Event', 'Interrupt', 'Personnel', 'Ship', 'Equipment', 'Outpost', 'Artifact', 'Doorway'],
  }),
  once,
  denial('faq96-38-telepathic-alien-kidnappers-04', once, true),
]
