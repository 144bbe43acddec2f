import type { Act } from '../../../protocol/types.ts'
import { record } from '../../board/history.ts'
import { move } from '../../board/moves.ts'
import { cardsIn } from '../../board/places.ts'
import { type CardId, type Deed, opponentOf, type PlayerName } from '../../board/state.ts'
import { type Flow, malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { comesThrough } from '../../questions/doorways/questions.ts'
import { isPlayedAlong } from '../../questions/doorways/sending.ts'
import {
  doesAfterADiscard,
  failingToShow,
  failsBySkipping,
  isPlayedByShowing,
  isShownByItself,
  isShownOtherwise,
  isShownThroughADoorway,
  isShownWhenTheGameEnds,
  oneShowingIsEnough,
} from '../../questions/doorways/settled.ts'
import { isShownAtTheEnd, isTimeToShow } from '../../questions/doorways/showing.ts'
import { window } from '../timing/window.ts'

/** The cards for which the player still has to show a copy, each as often, as far as he had promised it in that turn. */
function owed(game: Game, player: PlayerName, since: number): readonly Deed[] {
  const deeds = game.state.history.filter(d => d.player === player)
  const promised = deeds.filter(d => d.kind === 'owes a showing' && d.turn <= since)
  const shown = deeds.filter(d => d.kind === 'shown').length
  if (promised.length < 2 || !game.decide(oneShowingIsEnough, { player })) return promised.slice(shown)
  return shown ? [] : promised.slice(0, 1)
}

const titleOf = (game: Game, { card }: Deed): string => game.card(card!).title

/** Has the player promised to show a copy of the card, and has not yet? */
export function mustShow(game: Game, player: PlayerName, card: CardId): boolean {
  const { holder, title } = game.card(card)
  return holder === player && owed(game, player, game.state.turn.number).some(d => titleOf(game, d) === title)
}

/** Shows a card from hand, as he has promised. */
export function* showAtWill(game: Game, player: PlayerName, { card, using }: Act): Flow {
  if (card === undefined) malformed('wrong-target', 'No card was named')
  const { place, holder, title } = game.card(card)
  const isAtHand = place === 'hand' && holder === player
  if (!isAtHand && !game.decide(isShownOtherwise, { card }))
    refuse('wrong-place', `${card} is not in ${player}'s hand`, [card])
  const promised = owed(game, player, game.state.turn.number).find(d => titleOf(game, d) === title)
  if (!promised && !game.decide(isShownOtherwise, { card }))
    refuse('no-effect', `${player} need not show ${card}`, [card])
  const { turn } = game.state
  const now = turn.player === player && (promised?.turn ?? 0) < turn.number
  const when = now ? 'in the next turn' : 'before the next turn'
  if (!game.decide(isTimeToShow, { player, when })) refuse('wrong-time', `${card} is not shown now`, [card])
  if (using !== undefined && !game.decide(isPlayedAlong, { card: using, when: 'shown' }))
    refuse('wrong-time', `${using} is of no use now`, [using])
  if (!isGood(game, player, card)) refuse('condition', `${card} will not do`, [card])
  yield* show(game, player, card)
}

/** May this copy be shown for what was promised? */
function isGood(game: Game, player: PlayerName, card: CardId): boolean {
  const wasDiscarded = game.state.history.some(d => d.kind === 'taken back' && d.card === card)
  if (wasDiscarded && !game.decide(doesAfterADiscard, { card, player })) return false
  return (
    !game.decide(isShownThroughADoorway, { card, player }) || game.decide(comesThrough, { card, player, way: 'play' })
  )
}

/** The card is shown, and leaves the game. */
export function* show(game: Game, player: PlayerName, card: CardId): Flow {
  if (game.decide(isPlayedByShowing, { card })) {
    move(game, card, 'play', player)
    yield* window(game, { on: 'played', card, by: player, as: game.facts(card).type })
    if (game.card(card).place !== 'play') return
  }
  game.tell({ event: 'revealed', cards: [card], player: opponentOf(game.state, player) })
  move(game, card, 'removed', game.card(card).owner)
  record(game, player, 'shown', card)
}

/** Shows the copies that the player has; `last` = it is too late for what is left. */
function* showAll(game: Game, player: PlayerName, since: number, last: boolean): Flow {
  for (const promised of owed(game, player, since)) {
    const title = titleOf(game, promised)
    const copy = cardsIn(game, 'hand', player).find(c => c.title === title && isGood(game, player, c.id))
    if (copy) yield* show(game, player, copy.id)
    else if (last) fail(game, player, promised.card!)
  }
}

const hasLost = (game: Game, player: PlayerName): boolean =>
  game.state.history.some(d => d.kind === 'lost' && d.player === player)

const owesFromBefore = (game: Game, player: PlayerName): boolean =>
  owed(game, player, game.state.turn.number - 1).length > 0

/** As the turn begins in which it must be shown. */
export function* showAtTheStart(game: Game, player: PlayerName): Flow {
  if (owesFromBefore(game, player) && game.decide(isShownByItself, { player }))
    yield* showAll(game, player, game.state.turn.number - 1, false)
}

/** At the end of his turn the player shows what he has promised to, where the law lets him; whoever has not then has failed, before the draw or after it. */
export function* showAtTheEnd(game: Game, player: PlayerName, isDrawn: boolean): Flow {
  if (hasLost(game, player) || !owesFromBefore(game, player)) return
  const later = !isDrawn && game.decide(isTimeToShow, { player, when: 'after the last draw of it' })
  const since = game.state.turn.number - 1
  if (game.decide(isShownAtTheEnd, { player })) yield* showAll(game, player, since, !later)
  else if (!later) for (const { card } of owed(game, player, since)) fail(game, player, card!)
}

/** When the game ends all that is owed is shown at once, where the law has it so. */
export function* showNow(game: Game): Flow {
  for (const { name: player } of game.state.players) {
    const { number } = game.state.turn
    if (hasLost(game, player)) continue
    if (owed(game, player, number).length && game.decide(isShownWhenTheGameEnds, { player }))
      yield* showAll(game, player, number, true)
  }
}

/** His turn is skipped in which he would have had to show it. */
export function missShowings(game: Game, player: PlayerName): void {
  for (const { card } of owed(game, player, game.state.turn.number - 1))
    if (game.decide(failsBySkipping, { player, by: card! })) fail(game, player, card!)
}

/** What comes of it that the player cannot show what he has promised. */
function fail(game: Game, player: PlayerName, by: CardId): void {
  const what = game.decide(failingToShow, { player, by })
  if (what === 'nothing') return
  record(game, player, 'lost', by)
  if (what === 'loses') return
  const players = game.state.players.map(p => (p.name === player ? { ...p, points: 0, bonus: 0 } : p))
  game.state = { ...game.state, players }
}
