import { closedWords } from './closed-words.ts'
import type { Liberty } from './liberty.ts'
import { overWithoutCards } from './over-without-cards.ts'
import { strictAboutSegments } from './strict-about-segments.ts'

/** How strictly an engine may take what scenarios are seldom about. */
export const waysOfBeingStrict: readonly Liberty[] = [
  { id: 'strict segments', says: 'It refuses orders before card plays are over.', wrap: strictAboutSegments },
  { id: 'empty decks', says: 'It ends the game when neither player has a card to draw.', wrap: overWithoutCards },
  closedWords,
]
