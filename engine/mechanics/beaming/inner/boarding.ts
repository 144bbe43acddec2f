import { isDockedAt } from '../../../board/docked.ts'
import { isPersonnel } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import { refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { mayBoardFromAShip } from '../../../questions/docking/questions.ts'
import { mayBeamAcross } from '../../../questions/docking/settled.ts'
import { isNor } from '../../../questions/facilities/questions.ts'
import { captorOf, isHeldBy } from '../../capture/captives.ts'
import { worksWith } from '../../compatibility/cooperation.ts'

/** Refuses personnel who do not go with the facility to which they come from a ship docked there, where the law does; who may come all the same. */
export function checkBoarding(game: Game, cards: readonly CardId[], at: CardId): readonly CardId[] {
  const { type } = game.facts(at)
  if (type !== 'facility' && type !== 'site') return []
  const station = type === 'site' ? game.card(at).holder : at
  const isANor = game.decide(isNor, { station, title: game.card(station).title })
  const asked = cards
    .filter(card => isStranger(game, card, at, station))
    .map(card => ({ card, may: game.decide(mayBoardFromAShip, { card, at: station, isNor: isANor }) }))
  const barred = asked.filter(({ may }) => may === false).map(({ card }) => card)
  if (barred.length) refuse('affiliation', `${barred.join(', ')} may not board ${station}`, barred, 'choice')
  return asked.filter(({ may }) => may === true).map(({ card }) => card)
}

function isStranger(game: Game, card: CardId, at: CardId, station: CardId): boolean {
  const { place, holder: from } = game.card(card)
  if (!isPersonnel(game, card) || place !== 'aboard' || isHeldBy(game, card, captorOf(game, card))) return false
  return isDockedAt(game, from, at) && !worksWith(game, card, station)
}

/** Refuses to beam between a facility and a ship docked there, where the law does. */
export function checkAcross(game: Game, cards: readonly CardId[], to: CardId): void {
  for (const card of cards) {
    const { place, holder: from } = game.card(card)
    if (place !== 'aboard' || !(isDockedAt(game, from, to) || isDockedAt(game, to, from))) continue
    if (!game.decide(mayBeamAcross, { from, to }))
      refuse('wrong-place', `Between ${from} and ${to} there is a door`, [card, to], 'choice')
  }
}
