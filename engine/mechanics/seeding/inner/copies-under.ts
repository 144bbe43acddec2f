import { cardsIn } from '../../../board/places.ts'
import type { CardId, CardState, PlayerName } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { encounteredFirst } from '../../../questions/dilemmas/procedure.ts'
import { theirsCountAsCopies } from '../../../questions/seeding/questions.ts'
import { copiesUnderAtMost } from '../../../questions/seeding/settled.ts'

/** Would the card be one copy too many under the mission? */
export function isACopyTooMany(game: Game, player: PlayerName, card: CardId, mission: CardId): boolean {
  return areTooMany(game, player, card, mission, cardsIn(game, 'under', mission))
}

/** Does the card, which lies under the mission, lie there as one copy too many, the others having been seeded before it? */
export function liesAsACopyTooMany(game: Game, card: CardId, mission: CardId): boolean {
  const there = cardsIn(game, 'under', mission)
  const at = there.findIndex(({ id }) => id === card)
  const lastIsFirst = game.decide(encounteredFirst, { mission }) === 'last seeded'
  const before = lastIsFirst ? there.slice(at + 1) : there.slice(0, at)
  return areTooMany(game, game.card(card).owner, card, mission, before)
}

function areTooMany(
  game: Game,
  player: PlayerName,
  card: CardId,
  mission: CardId,
  before: readonly CardState[],
): boolean {
  const most = game.decide(copiesUnderAtMost, { player, mission, card })
  if (most === Number.POSITIVE_INFINITY) return false
  const { title } = game.card(card)
  const copies = before.filter(c => c.id !== card && c.title === title)
  const counted = copies.filter(c => c.owner === player || game.decide(theirsCountAsCopies, { player, mission }))
  return counted.length >= most
}
