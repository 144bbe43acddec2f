import { opponentOf } from '../../board/state.ts'
import { rule } from '../../kernel/rule.ts'
import { becomesCaptiveOf } from '../../questions/capture/questions.ts'

/** Whom a card of his own player's captures is the opponent's captive. */
export const theOpponents = rule({
  ruling: '1eD-dixon-hills-business-card-07',
  asked: becomesCaptiveOf,
  applies: ({ card, player }, game) => game.card(card).controller === player,
  answer: ({ player }, game) => opponentOf(game.state, player),
})
