import { isAllowed } from '../../../board/allowed.ts'
import { isLanded, obeysAsLanded } from '../../../board/landed.ts'
import { lastingTexts } from '../../../board/lasting.ts'
import { cardsIn, isEquipment, isPersonnel, isVessel } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import { affects } from '../../../board/value.ts'
import { refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { isAttackedOnAPlanet, isFiredOn, reachInBattle } from '../../../questions/battle/questions.ts'
import { mayFightBetweenSites } from '../../../questions/facilities/questions.ts'
import { isDoneAllTheSame } from '../../../questions/timing/settled.ts'

/** Refuses to attack what the attackers do not reach from where they are. */
export function checkReach(game: Game, attackers: readonly CardId[], attacked: readonly CardId[]): void {
  checkRooms(game, attackers, attacked)
  checkPlaces(game, attackers, attacked)
  checkStranded(game, attacked)
  checkKeptApart(game, attackers, attacked)
  for (const ship of attacked) if (game.facts(ship).type === 'ship') checkLanded(game, attackers, ship)
}

/** Refuses a battle between personnel at sites of a station that the law keeps apart. */
function checkRooms(game: Game, attackers: readonly CardId[], attacked: readonly CardId[]): void {
  const atSites = (cards: readonly CardId[]) => cards.map(id => game.card(id)).filter(c => c.place === 'site')
  for (const { holder: from } of atSites(attackers))
    for (const { id, holder: to } of atSites(attacked))
      if (!game.decide(mayFightBetweenSites, { from, to }))
        refuse('wrong-place', `${id} is in another room`, [id], 'choice')
}

/** Refuses a battle between personnel who are not where the others are; rooms of a station have their own law. */
function checkPlaces(game: Game, attackers: readonly CardId[], attacked: readonly CardId[]): void {
  for (const attacker of attackers.filter(id => fightsOnFoot(game, id)))
    for (const other of attacked.filter(id => fightsOnFoot(game, id))) {
      const [from, to] = [game.card(attacker), game.card(other)]
      if (from.place === 'site' && to.place === 'site') continue
      const apart = from.holder !== to.holder
      if (!game.decide(reachInBattle, { attacker, attacked: other, apart }))
        refuse('wrong-place', `${other} is elsewhere`, [other], 'choice')
    }
}

/** Personnel, and what fights like them. */
const fightsOnFoot = (game: Game, id: CardId): boolean =>
  isPersonnel(game, id) || isEquipment(game, id) || !!game.text(id).intruder

const separating = lastingTexts(s => s.keepsApart)

/** Refuses a battle between cards that a text in play keeps from fighting each other. */
function checkKeptApart(game: Game, attackers: readonly CardId[], attacked: readonly CardId[]): void {
  const between = separating(game).find(({ card, standing }) =>
    [attackers, attacked].every(side => side.some(id => affects(game, card, standing, id))),
  )
  if (!between || game.decide(isDoneAllTheSame, { cards: attackers })) return
  game.credit(between.standing)
  refuse('blocked', `${between.card} keeps them apart`, attacked, 'choice', between.card)
}

/** Refuses to fire on a ship that has landed where the law does, but by those whom a text lets do it. */
function checkLanded(game: Game, by: readonly CardId[], ship: CardId): void {
  if (!obeysAsLanded(game, ship) || game.decide(isFiredOn, { ship, landed: true })) return
  const may = isLanded(game, ship) && by.every(id => isAllowed(game, id, 'fire on landed ships'))
  if (!may) refuse('condition', `${ship} has landed`, [ship], 'choice')
}

/** Refuses to attack those on a planet whom the law puts out of reach. */
function checkStranded(game: Game, attacked: readonly CardId[]): void {
  const safe = attacked.filter(id => {
    const { place, holder, controller } = game.card(id)
    if (place !== 'planet' || !isPersonnel(game, id)) return false
    const isStranded = ![...cardsIn(game, 'space', holder), ...cardsIn(game, 'planet', holder)].some(
      c => c.controller === controller && isVessel(game, c.id),
    )
    return !game.decide(isAttackedOnAPlanet, { card: id, isStranded })
  })
  if (safe.length) refuse('condition', `${safe.join(', ')} cannot be attacked there`, safe, 'choice')
}
