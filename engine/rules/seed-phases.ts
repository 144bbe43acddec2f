import { seededForFree } from './artifacts/faq.ts'
import { denial, presumption, rule } from './rule.ts'

/** In the seed phases cards are seeded, and text is carried out that acts when a card is seeded face up; nothing else. */
const nothingElse = rule({
  ruling: '1eS-seed-phases-65',
  asked: 'may be done while seeding',
  applies: () => true,
  answer: ({ deed }) => deed === 'text of a card just seeded',
})

/** What such text downloads comes from the draw deck or the Tent. */
const fromDeckOrTent = rule({
  ruling: '1eS-seed-phases-58',
  asked: 'may be searched',
  applies: (_, game) => game.state.turn.phase.startsWith('seed-'),
  answer: ({ source, open, named }) => named || source === 'deck' || (source === 'tent' && open),
  exceptionTo: ['1eD-downloading-01', '1eD-downloading-02', '1eD-downloading-03', '1eD-downloading-04'],
})

/** A seed deck has thirty cards besides those that seed for free. */
const thirty = rule({
  ruling: '1eS-seed-deck-01',
  asked: 'seed cards at most',
  applies: () => true,
  answer: 30,
})

const allCount = presumption({
  ruling: 'whatever comes on the table in the seed phases is a seed card',
  asked: 'counts as a seed card',
  applies: ({ downloaded }) => downloaded,
  answer: true,
})

/** What a card downloads that was just seeded is none. */
const downloadsDoNot = denial('1eS-seed-deck-19', allCount, false)

/** Personnel in a Cryosatellite are seed cards. */
const inCryosatellite = denial('1eS-seed-deck-14', seededForFree, true)

/** What the Glossary says may be done in the seed phases. */
export const glossarySeedPhases = [
  nothingElse,
  fromDeckOrTent,
  thirty,
  allCount,
  downloadsDoNot,
  seededForFree,
  inCryosatellite,
]

/** The paragraph that the Current Rulings word anew. */
export const currentSeedPhases = {
  [nothingElse.ruling]: rule({ ...nothingElse, ruling: 'cr14-seed-phase-01' }),
}
