import type { Group } from '../../board/group.ts'
import { record } from '../../board/history.ts'
import { discard, move } from '../../board/moves.ts'
import { inPlay } from '../../board/places.ts'
import { type CardId, opponentOf, type PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { returnsToTheQContinuum } from '../../questions/dilemmas/settled.ts'
import { countsInAQFlash } from '../../questions/missions/settled.ts'
import { isACardPlay } from '../../questions/seeding/settled.ts'
import { carryOut } from '../../text/carry-out.ts'
import { isBarred } from '../../text/is-barred.ts'
import { type Context, resolve } from '../../text/selector.ts'
import type { Effect } from '../../text/text.ts'
import { encounter } from '../dilemmas/encounter.ts'
import { isAffected } from '../dilemmas/wording.ts'
import { nextOf } from '../selections/next-of-side-deck.ts'
import { drawnFrom } from '../timing/drawn-from-a-side-deck.ts'
import { carryOutAt } from '../timing/due.ts'
import { facing, isBrokenUp, noticeOther } from './inner/dual-icon.ts'

export interface AddedUnderway {
  /** The Q-Flash in which cards are met. */
  flash: CardId
}

type Groups = () => readonly Group[]

/** Cards of a Q-Continuum come one at a time, so many as there are personnel; true when the attempt goes on. */
export function* qFlash(game: Game, player: PlayerName, card: CardId, groups: Groups): Flow<boolean> {
  game.tell({ event: 'encountered', cards: [card], player })
  const count = howMany(game, card, groups())
  const goesOn = yield* game.during({ flash: card }, flash(game, player, count, groups))
  discard(game, card)
  return goesOn
}

export function* flash(game: Game, player: PlayerName, count: number, groups: Groups): Flow<boolean> {
  for (const { id, controller } of game.state.cards.filter(inPlay)) yield* carryOutAt(game, 'Q-Flash', controller, id)
  const owner = opponentOf(game.state, player)
  const titles = new Set<string>()
  let goesOn = true
  for (let drawn = 0; drawn < count && goesOn; drawn += 1) {
    const next = yield* nextOf(game, 'continuum', owner)
    if (next === undefined) break
    yield* drawnFrom(game, 'continuum', owner, next)
    const { title } = game.card(next)
    if (!titles.has(title)) goesOn = yield* meet(game, player, next, groups)
    titles.add(title)
    if (returns(game, next)) putBack(game, next, owner)
    else record(game, owner, 'came from the Q-Continuum', next)
  }
  return goesOn
}

function howMany(game: Game, card: CardId, groups: readonly Group[]): number {
  const those = game.decide(countsInAQFlash, { flash: card }) === 'both groups' ? groups : groups.slice(0, 1)
  return those.reduce((sum, group) => sum + group.personnel.length, 0)
}

function* meet(game: Game, player: PlayerName, card: CardId, groups: Groups): Flow<boolean> {
  const { inFlash } = game.text(card)
  const isDilemma = game.facts(card).type === 'dilemma'
  if (!isDilemma && !(inFlash && isPossible(game, card, inFlash))) return true
  const there = groups()
  const at = yield* facing(game, player, card, there)
  const group = there[at]!
  let goesOn = true
  if (isDilemma) goesOn = yield* encounter(game, player, card, group)
  else yield* playedByOwner(game, card, group)
  noticeOther(game, player, group, groups()[at]!, there[1 - at])
  return goesOn && !isBrokenUp(game, player, groups())
}

/** Is there anything in play onto which it goes, if its text begins with choosing that? */
function isPossible(game: Game, card: CardId, [first]: readonly Effect[]): boolean {
  if (first?.do !== 'select' || typeof first.from === 'string' || !('all' in first.from)) return true
  const isThere = resolve(game, first.from, { you: game.card(card).owner, this: card }).length > 0
  if (!isThere) game.credit(first)
  return isThere
}

/** What is no dilemma does what it does to those in the Q-Flash, if it concerns them. */
function* playedByOwner(game: Game, card: CardId, group: Group): Flow {
  if (isBarred(game, card) && game.decide(isACardPlay, { card, deck: 'continuum' })) return
  const context: Context = { you: game.card(card).owner, this: card, group }
  if (isAffected({ game, dilemma: card, group, text: {}, context }))
    yield* carryOut(game, game.text(card).inFlash ?? [], context)
}

/** Does the card, which has come in the Q-Flash, go back to the Q-Continuum? */
function returns(game: Game, card: CardId): boolean {
  const { place } = game.card(card)
  if (place === 'continuum' || game.facts(card).type !== 'dilemma') return place === 'continuum' || place === 'discard'
  return (place === 'discard' || place === 'under') && game.decide(returnsToTheQContinuum, { dilemma: card })
}

/** Face up at the bottom, to come again when all have been drawn. */
function putBack(game: Game, card: CardId, owner: PlayerName): void {
  move(game, card, 'continuum', owner)
  game.change(card, { face: 'up' })
  const others = game.state.cards.filter(c => c.id !== card)
  game.state = { ...game.state, cards: [...others, game.card(card)] }
}
