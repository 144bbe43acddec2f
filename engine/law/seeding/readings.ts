import type { Reading } from '../../kernel/reading.ts'
import { rule } from '../../kernel/rule.ts'
import { halvesAreRounded } from '../../questions/seeding/deck.ts'
import { isRefusedAtOnce, theirsCountAsCopies } from '../../questions/seeding/questions.ts'

/** What would be a mis-seed is not seeded at all. */
const misSeedIsRefused = rule({
  ruling: 'one-artifact-too-many/refused',
  asked: isRefusedAtOnce,
  applies: ({ card }, game) => game.facts(card).type !== 'facility',
  answer: true,
})

/** A second version of a station is not seeded, not even to go out of play. */
const secondVersionIsRefused = rule({
  ruling: 'second-version-of-a-station/refused',
  asked: isRefusedAtOnce,
  applies: ({ card }, game) => game.facts(card).type === 'facility',
  answer: true,
})

/** A copy of either player closes the mission to the other. */
const oneOfBoth = rule({ ruling: 'copies-under-one-mission/both', asked: theirsCountAsCopies, answer: true })

/** Half a mission that is left over is one. */
const halfIsOne = rule({ ruling: 'half-cards-and-exactly-six/rounded', asked: halvesAreRounded, answer: true })

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  { question: 'one-artifact-too-many', reading: 'refused', where: 'glossary', adds: [misSeedIsRefused] },
  { question: 'second-version-of-a-station', reading: 'refused', where: 'glossary', adds: [secondVersionIsRefused] },
  { question: 'copies-under-one-mission', reading: 'both', where: 'glossary', adds: [oneOfBoth] },
  { question: 'half-cards-and-exactly-six', reading: 'rounded', where: 'glossary', adds: [halfIsOne] },
]
