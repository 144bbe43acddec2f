import { record } from '../../board/history.ts'
import { move } from '../../board/moves.ts'
import { inPlay } from '../../board/places.ts'
import { type CardId, opponentOf, type PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { isCounted } from '../draws-and-discards/count-down.ts'
import { scheduledFor } from '../timing/due.ts'
import { boundShips } from './duty.ts'
import { bringsForwardTheOpponents, bringsForwardWhatMayHappen } from './questions.ts'

/** May the player have happen now what the card has scheduled for his next turn? */
export function mayBringForward(game: Game, player: PlayerName, card: CardId): boolean {
  const whose = game.state.players.map(p => p.name).filter(name => isScheduled(game, name, card))
  if (whose.includes(player)) return true
  if (whose.length) return game.decide(bringsForwardTheOpponents, { card, player })
  return game.decide(bringsForwardWhatMayHappen, { card, player })
}

/** Must something happen on the player's next turn because of the card? */
function isScheduled(game: Game, player: PlayerName, card: CardId): boolean {
  if (game.card(card).place === 'hand') return mustShow(game, player, card)
  if (!inPlay(game.card(card))) return false
  if (dutyBy(game, player, card) || isCounted(game, game.card(card), player)) return true
  return scheduledFor(game, card, player).length > 0
}

export const dutyBy = (game: Game, player: PlayerName, card: CardId) =>
  boundShips(game).find(b => b.by === card && b.duty.do !== 'attempt' && game.card(b.ship).controller === player)

/** Has the player promised to show a copy of the card, and has not yet? */
function mustShow(game: Game, player: PlayerName, card: CardId): boolean {
  if (game.card(card).holder !== player) return false
  return owed(game, player).some(by => game.card(by).title === game.card(card).title)
}

/** The cards for which he still has to show a copy. */
function owed(game: Game, player: PlayerName, since = game.state.turn.number): readonly CardId[] {
  const deeds = game.state.history.filter(d => d.player === player)
  const shown = deeds.filter(d => d.kind === 'shown').length
  return deeds.flatMap(d => (d.kind === 'owes a showing' && d.turn <= since && d.card ? [d.card] : [])).slice(shown)
}

export function show(game: Game, player: PlayerName, card: CardId): void {
  game.tell({ event: 'revealed', cards: [card], player: opponentOf(game.state, player) })
  move(game, card, 'removed', game.card(card).owner)
  record(game, player, 'shown', card)
}

/** At the end of his turn the player shows what he has promised to, or he has lost. */
export function showWhatIsOwed(game: Game, player: PlayerName): void {
  for (const by of owed(game, player, game.state.turn.number - 1)) {
    const { title } = game.card(by)
    const copy = game.state.cards.find(c => c.place === 'hand' && c.holder === player && c.title === title)
    if (copy) show(game, player, copy.id)
    else record(game, player, 'lost', by)
  }
}
