import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** Tribbles, and the trouble that they make, as far as they come into play. */
const tribbles: readonly CardText[] = [
  { title: '1 Tribble - Go', reports: 'anywhere' },
  { title: '10 Tribbles - Go', reports: 'anywhere' },
  {
    title: '... on the Bridge',
    plays: [{ on: { name: ['100 Tribbles - Bonus', '1,000 Tribbles - Bonus'] }, stays: true }],
  },
]

export const texts = { glossary: tribbles } satisfies Texts
