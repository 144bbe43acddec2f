import type { Act } from '../../../protocol/types.ts'
import { move } from '../../board/moves.ts'
import { cardsIn, locationOf } from '../../board/places.ts'
import type { CardId, CardState, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { copiesAreOneMission } from '../../questions/missions/settled.ts'

/** Where copies of a mission are one place, brings those of the player's who act from another copy to the one where they act. */
export function bringTogether(game: Game, player: PlayerName, act: Act): void {
  const mission = whereItIsDone(game, act)
  if (mission === undefined) return
  const copies = copiesOf(game, mission)
  if (!copies.length || !game.decide(copiesAreOneMission, { mission })) return
  for (const id of whoActs(game, act, copies)) {
    const host = directlyAt(game, id, copies)
    if (host && host.controller === player) move(game, host.id, host.place, mission)
  }
}

/** The mission that is attempted, or where the destination or the target is. */
function whereItIsDone(game: Game, { kind, card, to, targets }: Act): CardId | undefined {
  const aim = kind === 'attempt' ? card : (to?.[1] ?? targets?.[0])
  return aim === undefined || !game.find(aim) ? undefined : locationOf(game, aim)
}

/** The other missions of its title in play; none of a location that is no mission. */
function copiesOf(game: Game, mission: CardId): readonly CardId[] {
  if (game.facts(mission).type !== 'mission') return []
  const { title } = game.card(mission)
  return game.state.cards.filter(c => c.place === 'spaceline' && c.id !== mission && c.title === title).map(c => c.id)
}

/** Those named; in an attempt those on the planet, or the ship from which it is made, as well. */
function whoActs(game: Game, { kind, card, cards = [], from }: Act, copies: readonly CardId[]): readonly CardId[] {
  if (kind !== 'attempt') return card === undefined ? cards : [card, ...cards]
  const below = copies.flatMap(copy => cardsIn(game, 'planet', copy)).map(c => c.id)
  return [...cards, ...below, ...(from?.[0] === 'aboard' ? [from[1]] : [])]
}

/** The card itself, or what it is aboard, that lies directly at one of the copies. */
function directlyAt(game: Game, id: CardId, copies: readonly CardId[]): CardState | undefined {
  for (let at = game.find(id); at; at = game.find(at.holder)) if (copies.includes(at.holder)) return at
  return undefined
}
