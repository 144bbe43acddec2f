import type { Act, ActKind } from '../../../protocol/types.ts'
import { cardsIn, inPlay } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { refusalOf, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { checkPlay } from './may-play.ts'
import { couldBeReported } from './report.ts'

const beforehand: ReadonlySet<ActKind> = new Set(['play', 'use', 'ask', 'look', 'show'])

/** Refuses what the player may not do before he has played another card in place of one that was taken back, if he can. */
export function checkOwedPlay(game: Game, player: PlayerName, { kind }: Act): void {
  if (beforehand.has(kind)) return
  const { history, turn } = game.state
  const since = history.findLastIndex(d => d.kind === 'play' && d.player === player && d.turn === turn.number)
  const owed = since < 0 ? undefined : history.slice(since).find(d => d.kind === 'play owed' && d.player !== player)
  const returned = history[since]?.card
  if (owed?.card === undefined || returned === undefined) return
  const other = cardsIn(game, 'hand', player).find(({ id }) => id !== returned && couldPlay(game, player, id))
  for (const play of game.text(owed.card).plays ?? [])
    for (const effect of play.effects ?? [])
      if (effect.do === 'record' && effect.deed === 'play owed') game.credit(effect)
  if (other)
    refuse('must-first', `${player} plays another card in place of ${returned} first`, [other.id], 'start', owed.card)
}

const reported: ReadonlySet<string | undefined> = new Set(['personnel', 'ship', 'equipment'])

/** Is there any way to play the card now? Interrupts are no card for another one. */
function couldPlay(game: Game, player: PlayerName, card: CardId): boolean {
  const { type } = game.facts(card)
  if (type === 'interrupt') return false
  const there = game.state.cards.filter(inPlay).map(c => c.id)
  if (reported.has(type)) return there.some(at => couldBeReported(game, player, card, at))
  const ways = [[], ...there.map(id => [id])]
  return ways.some(
    targets => !refusalOf(() => checkPlay(game, player, { kind: 'play', card, targets }, { on: 'quiet', by: player })),
  )
}
