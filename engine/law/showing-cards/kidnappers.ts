import { against } from '../../kernel/rule.ts'
import { guessesBeside } from '../../questions/showing-cards/questions.ts'

/** What the FAQ of 1996 says of Telepathic Alien Kidnappers. */
export const kidnappers = [
  against('faq96-38-telepathic-alien-kidnappers-04', guessesBeside, true, {
    not: 'cards that guess do so once in a turn, however many there are',
    applies: ({ others }) => others.length > 0,
  }),
]
