import { markerAgainstEnhancements, markersOn } from '../../../board/markers.ts'
import { discard, move } from '../../../board/moves.ts'
import { cardsIn, inPlay } from '../../../board/places.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { bonusWithoutTactic } from '../../../questions/battle/questions.ts'
import {
  countsATTACKBonus,
  countsDEFENSEBonus,
  drawsTactics,
  isAnEnhancement,
  tacticEndsWithTheBattle,
} from '../../../questions/battle/settled.ts'
import { readsItsUpperPart } from '../../../questions/damage/settled.ts'
import { isACardPlay } from '../../../questions/seeding/settled.ts'
import { isBarred } from '../../../text/is-barred.ts'
import { nextOf } from '../../selections/next-of-side-deck.ts'
import { select } from '../../selections/select.ts'
import { drawnFrom } from '../../timing/drawn-from-a-side-deck.ts'

/** Each player who has opened his Battle Bridge draws from it, and plays one of those cards as his current tactic if he likes. */
export function* playTactics(game: Game, players: readonly PlayerName[]): Flow {
  for (const player of players) yield* playTactic(game, player)
}

function* playTactic(game: Game, player: PlayerName): Flow {
  if (!game.state.cards.some(c => c.controller === player && inPlay(c) && game.text(c.id).opens === 'bridge')) return
  const drawn: CardId[] = []
  for (let left = game.decide(drawsTactics, { player }); left > 0; left -= 1) {
    const card = yield* nextOf(game, 'bridge', player)
    if (card === undefined) break
    move(game, card, 'play', player)
    drawn.push(card)
    yield* drawnFrom(game, 'bridge', player, card)
  }
  const from = drawn.filter(card => !isBarred(game, card) || !game.decide(isACardPlay, { card, deck: 'bridge' }))
  const [current] = yield* select(game, { who: player, from, count: 1, optional: true, why: 'current tactic' })
  for (const card of drawn) if (card !== current) discard(game, card)
}

/** What the player's current tactic adds to the WEAPONS that fire. */
export function attackBonusOf(game: Game, player: PlayerName): number {
  const tactic = tacticOf(game, player)
  if (tactic === undefined || !game.decide(countsATTACKBonus, { tactic })) return 0
  return game.facts(tactic).tactic?.attack ?? 0
}

/** What his current tactic adds to the SHIELDS of the ship that is fired at. */
export function defenseBonusOf(game: Game, ship: CardId): number {
  const { controller: player } = game.card(ship)
  const lent = markersOn(game, ship).filter(({ id: marker }) => game.decide(readsItsUpperPart, { marker }))
  const more = lent.reduce((sum, { id }) => sum + (game.facts(id).tactic?.defense ?? 0), 0)
  const bonus = ownBonus(game, player) + more
  if (bonus <= 0 || !markerAgainstEnhancements(game, ship, 'shields')) return bonus
  return game.decide(isAnEnhancement, { ship }) ? 0 : bonus
}

function ownBonus(game: Game, player: PlayerName): number {
  const tactic = tacticOf(game, player)
  if (tactic !== undefined)
    return game.decide(countsDEFENSEBonus, { tactic }) ? (game.facts(tactic).tactic?.defense ?? 0) : 0
  return cardsIn(game, 'bridge', player).length ? game.decide(bonusWithoutTactic, { player }) : 0
}

/** The player's current tactic, if he has one. */
export const tacticOf = (game: Game, player: PlayerName): CardId | undefined =>
  currentTactics(game).find(c => c.controller === player)?.id

export function discardTactics(game: Game): void {
  for (const { id } of currentTactics(game)) if (game.decide(tacticEndsWithTheBattle, { tactic: id })) discard(game, id)
}

const currentTactics = (game: Game) =>
  game.state.cards.filter(c => c.place === 'play' && game.facts(c.id).type === 'tactic')
