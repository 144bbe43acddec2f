import { locationOf } from '../../board/places.ts'
import { type CardId, type Deed, opponentOf } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { goesOnIn, isAttackedInReturn } from '../../questions/battle/going-on.ts'
import { isTheSameBattle, joinsABattle } from '../../questions/battle/settled.ts'

/** A battle that the opponent began in the last turn, as it concerns a card that would attack now. */
interface GoingOn {
  /** The player's own cards that were attacked, if they are still there. */
  readonly attacked: readonly CardId[]
  /** Was the card itself in it? */
  readonly wasInIt: boolean
}

/** The battle of the last turn that goes on if the card attacks that, if it does. */
export function battleGoingOn(game: Game, attacker: CardId, target: CardId): GoingOn | undefined {
  const { controller: player } = game.card(attacker)
  const { history, turn } = game.state
  const at = history.findLastIndex(
    d =>
      d.kind === 'battle' &&
      d.turn === turn.number - 1 &&
      d.player === opponentOf(game.state, player) &&
      d.places?.includes(locationOf(game, target)!) === true,
  )
  const battle = history[at]
  if (!battle || !game.decide(isTheSameBattle, { attacker, target })) return undefined
  if (!game.decide(isAttackedInReturn, { target, foes: sideIn(game, battle, battle.player) })) return undefined
  const later = history.slice(at + 1)
  const [attacked, foes] = [player, battle.player].map(who => remaining(game, battle, later, who)) as [Side, Side]
  if (!game.decide(goesOnIn, { attacked, foes })) return undefined
  const wasInIt = attacked.includes(attacker)
  return wasInIt || game.decide(joinsABattle, { card: attacker }) ? { attacked, wasInIt } : undefined
}

type Side = readonly CardId[]

/** The cards of a player's side that were in it. */
const sideIn = (game: Game, { cards = [] }: Deed, player: string): Side =>
  cards.filter(id => game.find(id) && game.card(id).controller === player)

/** Those of a player's side who have not left the place of the battle since. */
function remaining(game: Game, battle: Deed, later: readonly Deed[], player: string): Side {
  const gone = new Set(later.filter(d => d.kind === 'move').map(d => d.card))
  return sideIn(game, battle, player).filter(
    id => battle.places!.includes(locationOf(game, id)!) && !gone.has(id) && !gone.has(game.card(id).holder),
  )
}
