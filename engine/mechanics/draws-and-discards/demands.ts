import { record } from '../../board/history.ts'
import { discard, together } from '../../board/moves.ts'
import { cardsIn, inPlay } from '../../board/places.ts'
import type { CardId, CardState, PlayerName } from '../../board/state.ts'
import { type Flow, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { discardsComeFrom } from '../../questions/draws-and-discards/questions.ts'
import { otherDiscardsServe } from '../../questions/draws-and-discards/settled.ts'
import { cardsWith } from '../../text/cards-with.ts'
import { nullifierOf } from '../nullifying/while-in-play.ts'
import { select } from '../selections/select.ts'
import type { Due } from '../timing/due.ts'

const demanding = cardsWith(text => text.demands)

/** The cards of the opponent's that demand discards of the player; of several with one title the first. */
function demandsOn(game: Game, player: PlayerName): readonly CardState[] {
  const those = demanding(game).filter(({ id, controller }) => {
    const { demands } = game.text(id)
    return controller !== player && !!demands && game.inForce(demands) && !nullifierOf(game, id)
  })
  return those.filter(({ title }, at) => those.findIndex(other => other.title === title) === at)
}

/** How many cards the player still has to discard for it this turn. */
function owing(game: Game, player: PlayerName, by: CardId): number {
  const { discards } = game.text(by).demands!
  return servedByOthers(game, player, by) ? 0 : discards - given(game, player, by, 'this')
}

/** Cards that he discarded this turn for cards of this title, or of others. */
function given(game: Game, player: PlayerName, by: CardId, whose: 'this' | 'others'): number {
  const { title } = game.card(by)
  const deeds = game.state.history.filter(
    d => d.kind === 'discarded for' && d.player === player && d.turn === game.state.turn.number,
  )
  return deeds.filter(d => (game.find(d.card!)?.title === title) === (whose === 'this')).length
}

const servedByOthers = (game: Game, player: PlayerName, by: CardId): boolean =>
  given(game, player, by, 'others') > 0 && game.decide(otherDiscardsServe, { player, by })

/** The cards that the player may discard for it. */
function discardable(game: Game, player: PlayerName, by: CardId): readonly CardId[] {
  const from = game.decide(discardsComeFrom, { by, solving: undefined })
  const table = game.state.cards.filter(c => c.controller === player && inPlay(c) && c.place !== 'spaceline')
  const cards = [...cardsIn(game, 'hand', player), ...(from === 'hand' ? [] : table)]
  return cards.map(({ id }) => id)
}

/** The demand for which the player may discard the card now; undefined = none. */
export function demandFor(game: Game, player: PlayerName, card: CardId): CardId | undefined {
  if (game.state.turn.player !== player) return undefined
  const open = demandsOn(game, player).filter(({ id }) => owing(game, player, id) > 0)
  return open.find(({ id }) => discardable(game, player, id).includes(card))?.id
}

/** Discards the card for that one. */
export function discardFor(game: Game, player: PlayerName, card: CardId, by: CardId): void {
  record(game, player, 'discarded for', by)
  discard(game, card)
}

/** What is left to discard before the turn of the player ends. */
export function demandsDue(game: Game, player: PlayerName): readonly Due[] {
  return demandsOn(game, player).map(({ id }) => ({
    card: id,
    as: `demand of ${id}`,
    run: (on: Game) => discardsFor(on, player, id, owing(on, player, id)),
  }))
}

function* discardsFor(game: Game, player: PlayerName, by: CardId, count: number): Flow {
  if (count < 1) return
  game.credit(game.text(by).demands ?? {})
  const chosen = yield* select(game, { who: player, from: discardable(game, player, by), count, by })
  together(game, () => {
    for (const card of chosen) discardFor(game, player, card, by)
  })
}

/** Refuses the use of a card for which the player cannot discard as many as it costs. */
export function checkDiscards(game: Game, player: PlayerName, by: CardId, count = 0): void {
  if (count && !servedByOthers(game, player, by) && discardable(game, player, by).length < count)
    refuse('cost', `${player} has no card to discard for ${by}`, [by], 'cost')
}

/** Discards what it costs to use the card, unless other discards serve. */
export function* payByDiscards(game: Game, player: PlayerName, by: CardId, count = 0): Flow {
  if (!servedByOthers(game, player, by)) yield* discardsFor(game, player, by, count)
}
