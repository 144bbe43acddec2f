import { groupBy } from '../../../catalogue/group.ts'
import { is } from '../../board/can.ts'
import { impose, lift } from '../../board/moves.ts'
import { cardsIn, crewOf, inPlay, isVessel, sideOf } from '../../board/places.ts'
import type { CardId, CardState } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { becomesOfAMixture, whoIsArrested } from '../../questions/compatibility/questions.ts'
import { whoDecidesAmongEquals } from '../../questions/compatibility/settled.ts'
import { cardsThatMaySay } from '../../text/cards-with.ts'
import { chooseTerm } from '../selections/select.ts'
import { affiliationsOf } from './affiliations.ts'
import { joins, rejects } from './cooperation.ts'

const arrest = 'house-arrest'

const choosy = cardsThatMaySay(text => text.doesNotWorkWith)

/** Puts whoever came to be with those whom he does not work with under house arrest, if the law does so, and ends it with its cause. */
export function* keepApart(game: Game): Flow {
  for (const card of choosy(game)) {
    if (!game.text(card.id).doesNotWorkWith || card.place !== 'aboard') continue
    const misfit = companyOf(game, card).find(other => rejects(game, card.id, other))
    if (misfit === undefined && card.because[arrest] !== undefined) lift(game, card.id, arrest)
    if (misfit === undefined || card.is.includes(arrest)) continue
    if (game.decide(becomesOfAMixture, { card: card.id, on: 'ship or facility' }) === 'house arrest')
      impose(game, card.id, arrest, misfit)
  }
  const { cards } = game.state
  const arrested = groupBy(
    cards.filter(({ because }) => because[arrest] !== undefined),
    ({ because }) => because[arrest] ?? '',
  )
  for (const { id } of cards)
    if (isVessel(game, id) && inPlay(game.card(id))) yield* keepApartAboard(game, id, arrested.get(id) ?? [])
}

/** The player's other cards aboard, and the ship or facility itself if it is his. */
function companyOf(game: Game, card: CardState): readonly CardId[] {
  const { id, place, holder } = card
  const side = sideOf(game, card)
  const crew = cardsIn(game, place, holder).filter(c => c.id !== id && sideOf(game, c) === side)
  return [...crew.map(c => c.id), ...(game.card(holder).controller === side ? [holder] : [])]
}

/** Those of its player's personnel aboard who do not go with it, or with each other, are under house arrest for as long as that is so. */
function* keepApartAboard(game: Game, vessel: CardId, arrested: readonly CardState[]): Flow {
  release(game, vessel, arrested)
  for (const id of yield* arrestedAboard(game, vessel)) impose(game, id, arrest, vessel)
}

function* arrestedAboard(game: Game, vessel: CardId): Flow<readonly CardId[]> {
  const who = game.decide(whoIsArrested, { aboard: vessel })
  if (who === 'the fewer') return yield* fewer(game, vessel)
  return who === 'whoever does not match' ? freeAboard(game, vessel).filter(strange(game, vessel)) : []
}

const strange =
  (game: Game, vessel: CardId) =>
  (id: CardId): boolean =>
    !joins(game, id, vessel, 'board')

/** Ends what it put these under where they have left, or go with everybody who is not. */
function release(game: Game, vessel: CardId, arrested: readonly CardState[]): void {
  for (const { id, place, holder } of arrested) {
    const isAboard = place === 'aboard' && holder === vessel
    if (isAboard && (strange(game, vessel)(id) || !mixes(game, id, freeAboard(game, vessel), vessel))) continue
    lift(game, id, arrest)
  }
}

/** Its player's personnel aboard who are free. */
const freeAboard = (game: Game, vessel: CardId): readonly CardId[] =>
  crewOf(game, vessel, game.card(vessel).controller).filter(
    id => !is(game, id, arrest) && !is(game, id, 'captive') && !is(game, id, 'infiltrating'),
  )

const mixes = (game: Game, id: CardId, crew: readonly CardId[], aboard: CardId): boolean =>
  crew.every(other => other === id || joins(game, id, other, 'mix', aboard))

/** The affiliation as a choice calls it. */
const named = (affiliation: string): string => affiliation.charAt(0).toUpperCase() + affiliation.slice(1)

/** The personnel of the side that has the fewest of those that do not mix; and so on, until those left mix. */
function* fewer(game: Game, vessel: CardId, arrested: readonly CardId[] = []): Flow<readonly CardId[]> {
  const crew = freeAboard(game, vessel).filter(id => !arrested.includes(id))
  const partyOf = (id: CardId): string => affiliationsOf(game, id).map(named).join('/')
  const divided = crew.filter(id => !mixes(game, id, crew, vessel))
  if (!divided.length) return arrested
  const sides = [...new Set(divided.map(partyOf))].map(name => divided.filter(id => partyOf(id) === name))
  const least = Math.min(...sides.map(side => side.length))
  const equal = sides.filter(side => side.length === least).map(([first]) => partyOf(first!))
  if (equal.length > 1 && game.decide(whoDecidesAmongEquals, { aboard: vessel }) !== 'chance') return arrested
  const name = yield* chooseTerm('chance', equal, vessel)
  return yield* fewer(game, vessel, [...arrested, ...divided.filter(id => partyOf(id) === name)])
}
