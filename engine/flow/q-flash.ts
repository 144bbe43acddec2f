import type { Group } from '../rules/questions.ts'
import { discard, move } from '../state/moves.ts'
import { cardsIn } from '../state/places.ts'
import type { CardId, PlayerName } from '../state/state.ts'
import { facing, isBrokenUp, noticeOther } from './dual-icon.ts'
import { encounter } from './encounter.ts'
import type { Flow } from './flow.ts'
import type { Game } from './game.ts'

/** Cards of a Q-Continuum come one at a time, so many as there are personnel; true when the attempt goes on. */
export function* qFlash(game: Game, player: PlayerName, card: CardId, groups: () => readonly Group[]): Flow<boolean> {
  const { owner } = game.card(card)
  game.tell({ event: 'encountered', cards: [card], player })
  const count = howMany(game, card, groups())
  let goesOn = true
  game.inFlash = card
  for (let drawn = 0; drawn < count && goesOn; drawn += 1) {
    const next = cardsIn(game, 'continuum', owner).find(c => c.face !== 'up')
    if (!next) break
    goesOn = yield* meet(game, player, next.id, groups)
    if (['discard', 'continuum'].includes(game.card(next.id).place)) putBack(game, next.id, owner)
  }
  game.inFlash = undefined
  discard(game, card)
  return goesOn
}

function howMany(game: Game, card: CardId, groups: readonly Group[]): number {
  const those =
    game.decide('counts in a Q-Flash', { flash: card }, 'one group') === 'both groups' ? groups : groups.slice(0, 1)
  return those.reduce((sum, group) => sum + group.personnel.length, 0)
}

function* meet(game: Game, player: PlayerName, card: CardId, groups: () => readonly Group[]): Flow<boolean> {
  if (game.facts(card).type !== 'dilemma') return true
  const there = groups()
  const at = yield* facing(game, player, card, there)
  const goesOn = yield* encounter(game, player, card, there[at]!)
  noticeOther(game, player, there[at]!, groups()[at]!, there[1 - at])
  return goesOn && !isBrokenUp(game, player, groups())
}

/** Face up at the bottom, to come again when all have been drawn. */
function putBack(game: Game, card: CardId, owner: PlayerName): void {
  move(game, card, 'continuum', owner)
  game.change(card, { face: 'up' })
  const others = game.state.cards.filter(c => c.id !== card)
  game.state = { ...game.state, cards: [...others, game.card(card)] }
}
