import { opponentOf } from '../../board/state.ts'
import type { Reading } from '../../kernel/reading.ts'
import { rule } from '../../kernel/rule.ts'
import { matchesAcrossAttributes, whoBreaksTies } from '../../questions/selections/questions.ts'

/** The player who faces a dilemma commands it. */
const facingPlayerBreaksTies = rule({
  ruling: '2eS-selections-04',
  asked: whoBreaksTies,
  answer: ({ card, you }, game) => (game.facts(card).type === 'dilemma' ? you : game.card(card).controller),
})

/** Ties for a card that is no dilemma are broken as those for a dilemma. */
const opponentOfTheOwner = rule({
  ruling: 'tie-on-another-card/opponent',
  asked: whoBreaksTies,
  applies: ({ card }, game) => game.facts(card).type !== 'dilemma',
  answer: ({ affected }, game) => opponentOf(game.state, affected),
})

/** Any of the three numbers may match any of the other's. */
const anyNumberMatches = rule({
  ruling: 'matching-attribute-numbers/any',
  asked: matchesAcrossAttributes,
  answer: true,
})

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  { question: 'tie-on-another-card', reading: 'opponent', where: 'glossary', adds: [opponentOfTheOwner] },
  { question: 'matching-attribute-numbers', reading: 'any', where: 'glossary', adds: [anyNumberMatches] },
  { question: 'commander-of-a-dilemma', reading: 'facing', where: 'rulebook', replaces: [facingPlayerBreaksTies] },
]
