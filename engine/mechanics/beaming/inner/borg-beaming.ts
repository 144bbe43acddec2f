import type { Place } from '../../../../protocol/types.ts'
import { can } from '../../../board/can.ts'
import { remember } from '../../../board/history.ts'
import { cardsIn, locationOf, teamOn } from '../../../board/places.ts'
import { type CardId, opponentOf, type PlayerName } from '../../../board/state.ts'
import { refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { mayBoard, mayFormAnAwayTeam } from '../../../questions/scouting/questions.ts'
import { isFreeAfterScouting } from '../../../questions/scouting/settled.ts'
import { isBorg, isBoundAsBorg } from '../../borg/is-borg.ts'
import { borgAt, permitting } from '../../scouting/objectives.ts'

/** Refuses to beam Borg where no objective lets them go. */
export function checkBorgBeaming(
  game: Game,
  player: PlayerName,
  cards: readonly CardId[],
  place: Place,
  holder: CardId,
): void {
  const borg = cards.filter(id => isBoundAsBorg(game, id))
  const bound = borg.filter(card => wasScouting(game, card) && !game.decide(isFreeAfterScouting, { card }))
  if (bound.length) refuse('condition', `${bound.join(', ')} scouted this turn`, bound)
  if (place === 'planet') for (const card of borg) checkLanding(game, player, card, holder)
  const foreign = place === 'aboard' && game.facts(holder).type === 'ship' && game.card(holder).controller !== player
  if (foreign && borg.length) checkBoarding(game, player, borg, holder)
}

const wasScouting = (game: Game, card: CardId): boolean =>
  game.state.history.some(d => d.kind === 'scout' && d.turn === game.state.turn.number && !!d.contents?.includes(card))

function checkLanding(game: Game, player: PlayerName, card: CardId, planet: CardId): void {
  const [current] = permitting(game, player, planet, 'location')
  const [past] = cardsIn(game, 'on', planet).filter(c => c.controller === player && game.text(c.id).objective)
  const objective = current ?? past?.id
  const about = { card, planet, completed: current === undefined && past !== undefined, joins: false }
  const joins = teamOn(game, planet, player).some(id => isBorg(game, id))
  if (!game.decide(mayFormAnAwayTeam, { ...about, joins, ...(objective ? { objective } : {}) }))
    refuse('forbidden', `Nothing lets ${card} go to ${planet}`, [card])
}

function checkBoarding(game: Game, player: PlayerName, cards: readonly CardId[], ship: CardId): void {
  const attacked = lastAttack(game, player, ship)
  const about = {
    cards,
    ship,
    player,
    active: borgAt(game, player, ship).filter(id => can(game, id, 'scout')),
    again: game.state.history.some(d => d.kind === 'sent to scout' && d.player === player && d.card === ship),
    ...(attacked ? { attacked } : {}),
  }
  if (!game.decide(mayBoard, about)) refuse('forbidden', `${cards.join(', ')} may not be beamed aboard`, cards)
}

/** Whether the opponent attacked Borg of the player aboard the ship in the turn before, and where. */
function lastAttack(game: Game, player: PlayerName, ship: CardId): 'here' | 'elsewhere' | undefined {
  const attack = game.state.history.find(
    d =>
      d.kind === 'battle' &&
      d.player === opponentOf(game.state, player) &&
      d.turn === game.state.turn.number - 1 &&
      d.places?.includes(ship) &&
      d.cards?.some(id => game.card(id).controller === player && isBorg(game, id)),
  )
  if (!attack) return undefined
  return attack.places?.includes(locationOf(game, ship) ?? '') ? 'here' : 'elsewhere'
}

/** Remembers the Borg who are sent to scout. */
export function noticeSent(game: Game, player: PlayerName, beamed: readonly CardId[], holder: CardId): void {
  const cards = beamed.filter(id => isBorg(game, id))
  const what = game.facts(holder).type === 'ship' ? 'ship' : 'location'
  if (cards.length && permitting(game, player, holder, what).length)
    remember(game, { player, kind: 'sent to scout', card: holder, cards })
}
