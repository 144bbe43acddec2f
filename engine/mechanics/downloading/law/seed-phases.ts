import { denial, presumption, reworded, rule } from '../../../kernel/rule.ts'
import { countsAsASeedCard, seedCardsAtMost } from '../../seeding/questions.ts'
import { mayBeDoneWhileSeeding } from '../../suspends-play/questions.ts'
import { mayBeSearched } from '../questions.ts'
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

/** What such text downloads comes from the draw deck or the Tent. */
const fromDeckOrTent = rule({
  ruling: '1eS-seed-phases-58',
  asked: mayBeSearched,
  applies: ({ named }, game) => !named && game.state.turn.phase.startsWith('seed-'),
  answer: ({ source, open }) => source === 'deck' || (source === 'tent' && open),
  exceptionTo: placesSearched,
})

/** A seed deck has thirty cards besides those that seed for free. */
const thirty = rule({
  ruling: '1eS-seed-deck-01',
  asked: seedCardsAtMost,
  applies: () => true,
  answer: 30,
})

const allCount = presumption({
  ruling: 'whatever comes on the table in the seed phases is a seed card',
  asked: countsAsASeedCard,
  applies: ({ downloaded }) => downloaded,
  answer: true,
})

/** What a card downloads that was just seeded is none. */
const downloadsDoNot = denial('1eS-seed-deck-19', allCount, false)

/** What the Glossary says may be done in the seed phases. */
export const glossarySeedPhases = [nothingElse, fromDeckOrTent, thirty, allCount, downloadsDoNot]
