import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** Cards that have to do with side decks, as the Glossary knows them. */
const aboutSideDecks: readonly CardText[] = [
  { title: 'Battle Bridge Door', opens: 'bridge' },
  {
    title: 'Goddess of Empathy',
    plays: [{ stays: true }],
    forbidsPlaying: { type: 'interrupt', not: { name: ['Kevin Uxbridge', 'Q2'] } },
  },
  { title: 'Silence in the Ranks', plays: [{ stays: true }], forbidsPlaying: { not: { type: 'personnel' } } },
]

export const texts = { glossary: aboutSideDecks } satisfies Texts
