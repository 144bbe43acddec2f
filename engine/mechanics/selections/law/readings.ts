import { opponentOf } from '../../../board/state.ts'
import { rule } from '../../../kernel/rule.ts'
import { matchesAcrossAttributes, whoBreaksTies } from '../questions.ts'

/** The player who faces a dilemma commands it. */
export const facingPlayerBreaksTies = rule({
  ruling: '2eS-selections-04',
  asked: whoBreaksTies,
  applies: () => true,
  answer: ({ card, you }, game) => (game.facts(card).type === 'dilemma' ? you : game.card(card).controller),
})

/** Ties for a card that is no dilemma are broken as those for a dilemma. */
export const opponentOfTheOwner = rule({
  ruling: 'tie-on-another-card/opponent',
  asked: whoBreaksTies,
  applies: ({ card }, game) => game.facts(card).type !== 'dilemma',
  answer: ({ affected }, game) => opponentOf(game.state, affected),
})

/** Any of the three numbers may match any of the other's. */
export const anyNumberMatches = rule({
  ruling: 'matching-attribute-numbers/any',
  asked: matchesAcrossAttributes,
  applies: () => true,
  answer: true,
})
