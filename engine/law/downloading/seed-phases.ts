import { against, reworded, rule } from '../../kernel/rule.ts'
import { mayBeSearched } from '../../questions/downloading/questions.ts'
import { countsAsASeedCard, seedCardsAtMost } from '../../questions/seeding/questions.ts'
import { mayBeDoneWhileSeeding } from '../../questions/suspends-play/questions.ts'
import { placesSearched } from './searching.ts'

/** In the seed phases cards are seeded, and text is carried out that acts when a card is seeded face up; nothing else. */
export const nothingElse = rule({
  ruling: '1eS-seed-phases-65',
  asked: mayBeDoneWhileSeeding,
  applies: ({ deed }) => deed !== 'hidden agenda' && deed !== 'text of a card in play',
  answer: ({ deed }) => deed === 'text of a card just seeded',
})

/** The paragraph as the Current Rulings word it anew. */
export const currentNothingElse = reworded(nothingElse, { ruling: 'cr14-seed-phase-01' })

/** What the Glossary says may be done in the seed phases. */
export const glossarySeedPhases = [
  nothingElse,
  // What such text downloads comes from the draw deck or the Tent.
  rule({
    ruling: '1eS-seed-phases-58',
    asked: mayBeSearched,
    applies: ({ named }, game) => !named && game.state.turn.phase.startsWith('seed-'),
    answer: ({ source, open }) => source === 'deck' || (source === 'tent' && open),
    exceptionTo: placesSearched,
  }),
  // A seed deck has thirty cards besides those that seed for free.
  rule({ ruling: '1eS-seed-deck-01', asked: seedCardsAtMost, answer: 30 }),
  // What a card downloads that was just seeded is none.
  against('1eS-seed-deck-19', countsAsASeedCard, false, {
    not: 'whatever comes on the table in the seed phases is a seed card',
    applies: ({ downloaded }) => downloaded,
  }),
]
