import type { Place } from '../../../../protocol/types.ts'
import { can } from '../../../board/can.ts'
import { hasNoPlanet } from '../../../board/destroyed-locations.ts'
import { crewOf, isPersonnel, isVessel } from '../../../board/places.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { malformed, refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { isOpenToBeaming, mayBeamBetweenShips } from '../../../questions/beaming/questions.ts'
import { mayChangeToAShipOfOthers, maySetFoot, transportersNeedACrew } from '../../../questions/beaming/settled.ts'
import { hasItsOwnTransporters } from '../../../questions/facilities/settled.ts'
import { mayBeamByThemselves } from '../../../questions/holograms/questions.ts'
import { goesIntoSpace } from '../../../questions/movement/questions.ts'
import { mayRetake } from '../../../questions/self-controlled/questions.ts'
import { isVeiled } from '../../cloaking/veiled.ts'
import { affiliationsOf } from '../../compatibility/affiliations.ts'
import { worksWith } from '../../compatibility/cooperation.ts'
import { onlyHologramsAboard } from '../../holograms/holograms.ts'
import { isKeptFrom } from '../../staffing/staffing.ts'
import type { Beaming, By } from '../may-beam.ts'
import { checkAcross } from './boarding.ts'
import { isInReach } from './neighbors.ts'
import { isPast } from './obstacles.ts'

/** Refuses to beam from where the cards are to where they are to go. */
export function checkRoute(game: Game, { player, cards, to: [place, holder], by }: Beaming): void {
  const origins = [...new Set(cards.map(c => game.card(c).holder))]
  for (const from of origins) checkShips(game, cards, from, holder, by)
  if (!cards.every(c => areShips(game, game.card(c).holder, holder) || reaches(game, c, holder, by)))
    refuse('wrong-place', 'Cards are beamed within one location', cards, 'choice')
  const isSpace = place === 'planet' && hasNoPlanet(game, holder)
  if (isSpace && !cards.every(card => isLetIntoSpace(game, card)))
    refuse('wrong-place', `There is no planet at ${holder}`, [holder], 'choice')
  if (place !== 'planet' && !(place === 'aboard' && isVessel(game, holder)))
    malformed('wrong-place', 'Cards are beamed to a planet, a ship or a facility', [], 'choice')
  const ends = [...new Set([...origins, holder])].filter(id => isVessel(game, id))
  if (!ends.some(id => hasTransporters(game, player, id) || (id === holder && isBoardedBack(game, player, id))))
    refuse('requirement', 'Nobody can operate transporters', ends)
  checkOpen(game, origins, place, holder, by?.card)
  if (place === 'planet') checkGoingDown(game, player, cards, holder)
  if (place === 'aboard') checkAcross(game, cards, holder)
}

const isLetIntoSpace = (game: Game, card: CardId): boolean => game.decide(goesIntoSpace, { card, how: 'beam' })

const areShips = (game: Game, ...ids: readonly CardId[]): boolean => ids.every(id => game.facts(id).type === 'ship')

const reaches = (game: Game, from: CardId, to: CardId, by?: By): boolean =>
  isInReach(game, from, to, by?.text, by?.card)

/** Refuses to beam from one ship to another that is not open to those aboard. */
function checkShips(game: Game, cards: readonly CardId[], from: CardId, to: CardId, by?: By): void {
  if (!areShips(game, from, to) || (by?.text?.anywhere && reaches(game, from, to, by))) return
  const near = reaches(game, from, to, by)
  if (
    !(near && isBoardedBack(game, game.card(from).controller, to)) &&
    !game.decide(mayBeamBetweenShips, { from, to, near })
  )
    refuse('wrong-place', `Nobody is beamed from ${from} to ${to}`, [from, to], 'choice')
  for (const card of cards)
    if (
      game.card(card).holder === from &&
      !worksWith(game, from, to) &&
      !game.decide(mayChangeToAShipOfOthers, { card })
    )
      refuse('affiliation', `${card} does not go over to ${to}`, [card], 'choice')
}

/** Refuses to beam to a ship, or down from one, that is closed to it. */
function checkOpen(game: Game, origins: readonly CardId[], place: Place, holder: CardId, by?: CardId): void {
  const closed = [
    ...origins.filter(ship => isClosed(game, ship, 'off')),
    ...(place === 'aboard' && isClosed(game, holder, 'aboard') ? [holder] : []),
  ]
  if (closed.length && !isPast(game, 'cloaked', by))
    refuse('condition', `${closed.join(', ')} is closed to beaming`, closed)
}

const isClosed = (game: Game, ship: CardId, way: 'off' | 'aboard'): boolean =>
  isVeiled(game, ship) && !game.decide(isOpenToBeaming, { ship, way })

/** Refuses to beam down those who may not go there, and holograms who have nobody with them, where the law wants somebody. */
function checkGoingDown(game: Game, player: PlayerName, cards: readonly CardId[], planet: CardId): void {
  const { attemptedBy = ['any'] } = game.facts(planet)
  const strangers = attemptedBy.includes('any') ? [] : cards.filter(id => !isAmong(game, id, attemptedBy))
  const kept = strangers.filter(card => !game.decide(maySetFoot, { card, planet }))
  if (kept.length) refuse('affiliation', `${kept.join(', ')} may not go to ${planet}`, kept, 'choice')
  const lone = [...new Set(cards.map(c => game.card(c).holder))].filter(from => onlyHologramsAboard(game, from))
  if (lone.length && !game.decide(mayBeamByThemselves, { player }))
    refuse('requirement', 'Holograms are not beamed down by themselves', lone)
}

const isAmong = (game: Game, card: CardId, affiliations: readonly string[]): boolean =>
  !isPersonnel(game, card) || affiliationsOf(game, card).some(a => affiliations.includes(a))

/** May the player beam aboard the ship, which was his, to have it back? */
export function isBoardedBack(game: Game, player: PlayerName, ship: CardId): boolean {
  const { owner, controller } = game.card(ship)
  return owner === player && controller !== player && game.decide(mayRetake, { ship, player, how: 'board it' })
}

/** The player's ship or facility, if it can use its transporters and somebody aboard operates them where that is needed. */
function hasTransporters(game: Game, player: PlayerName, id: CardId): boolean {
  if (game.card(id).controller !== player || !can(game, id, 'operate transporters')) return false
  if (game.facts(id).type === 'facility' && !game.decide(hasItsOwnTransporters, { facility: id })) return false
  if (isKeptFrom(game, id, 'beam')) return false
  const crew = crewOf(game, id, player)
  if (!game.decide(transportersNeedACrew, { card: id })) return true
  return crew.some(c => can(game, c, 'operate transporters'))
}
