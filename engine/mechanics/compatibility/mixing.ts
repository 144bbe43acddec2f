import type { Group } from '../../board/group.ts'
import { cardsIn, isPersonnel, isVessel, sideOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { becomesOfAMixture, type Joining, mayBeBroughtTogether } from '../../questions/compatibility/questions.ts'
import { mayBeHandled } from '../../questions/equipment/questions.ts'
import { isHeldBy } from '../capture/captives.ts'
import { joins } from './cooperation.ts'

type Pair = readonly [CardId, CardId]

/** Two of the cards that may not mix; `aboard` = where they are, if that is not on a planet. */
function misfits(
  game: Game,
  cards: readonly CardId[],
  aboard?: CardId,
  others: readonly CardId[] = cards,
): Pair | undefined {
  for (const [at, a] of cards.entries()) {
    const rest = others === cards ? cards.slice(at + 1) : others
    const b = rest.find(other => other !== a && !joins(game, a, other, 'mix', aboard))
    if (b !== undefined) return [a, b]
  }
  return undefined
}

/** One of the cards that may not come to the ship or facility in this way, and that one. */
function strangers(game: Game, cards: readonly CardId[], to: Joining, holder: CardId): Pair | undefined {
  const stranger = cards.find(card => !joins(game, card, holder, to))
  return stranger === undefined ? undefined : [stranger, holder]
}

/** How cards come aboard; `welcome` = those who may be there by themselves. */
interface Arrival {
  readonly to?: Joining
  readonly welcome?: readonly CardId[]
}

/** Refuses to bring cards of the player's aboard where he has some that they do not work with. */
export function checkCompany(
  game: Game,
  player: PlayerName,
  cards: readonly CardId[],
  holder: CardId,
  { to = 'board', welcome = [] }: Arrival = {},
): void {
  if (!isVessel(game, holder)) return
  for (const card of cards) checkHandling(game, card, holder, to)
  const crew = cardsIn(game, 'aboard', holder).filter(
    c => sideOf(game, c) === player && isPersonnel(game, c.id) && !isHeldBy(game, c.id, player),
  )
  const personnel = cards.filter(id => isPersonnel(game, id) && !isHeldBy(game, id, player))
  const newcomers = personnel.filter(id => !welcome.includes(id))
  const isOwn = game.card(holder).controller === player
  const pair =
    (isOwn ? strangers(game, newcomers, to, holder) : undefined) ??
    misfits(game, personnel, holder, [...crew.map(c => c.id), ...personnel])
  if (!pair || game.decide(mayBeBroughtTogether, { card: pair[0], other: pair[1] })) return
  refuse('affiliation', `${pair[0]} does not work with ${pair[1]}`, pair, 'choice')
}

/** Refuses equipment that those aboard do not handle, where the law knows such. */
function checkHandling(game: Game, equipment: CardId, aboard: CardId, to: Joining): void {
  const { usedBy } = game.text(equipment)
  if (!usedBy || game.decide(mayBeHandled, { equipment, aboard, for: usedBy.affiliations, to })) return
  refuse('affiliation', `${equipment} is not for those of ${aboard}`, [equipment, aboard], 'choice')
}

/** Refuses an attempt by personnel who are not of one crew or Away Team. */
export function checkGroup(game: Game, { kind, personnel, ship, facility }: Group): void {
  const pair = misfits(game, personnel, ship ?? facility)
  if (!pair || (kind === 'Away Team' && !areApart(game, pair))) return
  refuse('affiliation', `${pair.join(' and ')} are not of one ${kind}`, pair)
}

function areApart(game: Game, pair: Pair): boolean {
  return pair.some(card => game.decide(becomesOfAMixture, { card, on: 'planet' }) === 'separate Away Team')
}

/** Refuses a battle begun by personnel who do not work together. */
export function checkAllies(game: Game, cards: readonly CardId[]): void {
  const pair = misfits(game, cards)
  if (pair) refuse('affiliation', `${pair.join(' and ')} do not work together`, pair)
}
