import type { Act } from '../../../protocol/types.ts'
import { can, is } from '../../board/can.ts'
import { barrierTo } from '../../board/forbidden.ts'
import { beginOrders, record, remember } from '../../board/history.ts'
import { cardsIn, isEquipment, isIn, isPersonnel, isVessel, locationOf } from '../../board/places.ts'
import { ordersTheOthersCards } from '../../board/questions.ts'
import { type CardId, opponentOf, type PlayerName } from '../../board/state.ts'
import { type Flow, malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { isSparedByItsOwn, mayOppose, type Unit } from '../../questions/battle/questions.ts'
import { attacksOneTarget, battlesFromAfar } from '../../questions/battle/settled.ts'
import { countsAsTheirs } from '../../questions/capture/questions.ts'
import { areSparedByTheirCaptors } from '../../questions/capture/settled.ts'
import { actsWhileVeiled } from '../../questions/cloaking/questions.ts'
import { mayBeDoneThere } from '../../questions/locations/questions.ts'
import { cardsWith } from '../../text/cards-with.ts'
import { show } from '../../text/show.ts'
import { speaksTo } from '../../text/you.ts'
import { captorOf } from '../capture/captives.ts'
import { isOutOfSight } from '../cloaking/exposed.ts'
import { follow } from '../stopped/stop.ts'
import { carryOutAt } from '../timing/due.ts'
import { window } from '../timing/window.ts'
import { checkAble } from './able.ts'
import { afterVictory, forgetTheBattle } from './inner/after-victory.ts'
import { isCalledOff, joined } from './inner/changed.ts'
import { isEvaded } from './inner/evade.ts'
import { fireOn } from './inner/fire.ts'
import { open, openings, reward } from './inner/opening.ts'
import { equipmentOf, personnelBattle } from './inner/personnel-battle.ts'
import { checkPrice, payPrice } from './inner/price.ts'
import { checkReach } from './inner/reach.ts'
import { discardTactics, playTactics } from './inner/tactics.ts'
import { wholeSides } from './inner/whole-sides.ts'

export interface AddedNotes {
  /** Cards that were taken out of the battle. */
  keptOut: ReadonlySet<CardId>
  /** How much less WEAPONS ships have in the battle. */
  lessened: Readonly<Record<CardId, number>>
  /** How much less SHIELDS ships have in the battle. */
  weakened: Readonly<Record<CardId, number>>
}

/** An attack as an order of the player whose turn it is. */
export function* attack(game: Game, player: PlayerName, act: Act): Flow {
  const attackers = act.cards ?? []
  const attacked = act.targets ?? []
  if (!attackers.length || !attacked.length) malformed('wrong-target', 'A battle needs attackers and targets')
  const foreign = attackers.filter(id => !isTheirs(game, id, player))
  if (foreign.length && !game.decide(ordersTheOthersCards, { player, cards: foreign }))
    refuse('not-controlled', `${foreign.join(', ')} is not ${player}'s`, foreign)
  if (attacked.some(id => isTheirs(game, id, player) && game.decide(isSparedByItsOwn, { target: id })))
    refuse('wrong-target', 'Nobody attacks his own cards', attacked, 'choice')
  const place = locationOf(game, attackers[0]!)
  const isSpread = [...attackers, ...attacked].some(id => locationOf(game, id) !== place)
  if (isSpread && !game.decide(battlesFromAfar, { attackers, attacked }))
    refuse('wrong-place', 'Battles are fought at one location', attacked, 'choice')
  if (place !== undefined && !game.decide(mayBeDoneThere, { location: place, deed: 'fight' }))
    refuse('wrong-place', `Nobody fights at ${place}`, attackers, 'choice')
  checkForces(game, attackers, attacked)
  checkTargets(game, player, attacked)
  checkReach(game, attackers, attacked)
  checkAttacked(game, attackers, attacked)
  checkAble(game, player, attackers, attacked)
  const fight = attackers.some(id => fires(game, id)) ? 'engagement' : 'combat'
  const cards = openings(game, player, attackers, fight)
  checkPrice(game, player, place)
  beginOrders(game, player)
  if (!(yield* payPrice(game, player, place))) return
  const by = yield* open(game, player, cards)
  const sides = wholeSides(game, attackers, attacked)
  record(game, player, 'attack', undefined, sides.attackers)
  const involved = [...sides.attackers, ...sides.attacked].flatMap(id => withCrew(game, id))
  if (fight === 'combat') yield* noticeCombat(game, player)
  const isWon = yield* battle(game, player, sides.attackers, sides.attacked)
  if (isWon && by !== undefined) yield* reward(game, player, by, involved)
}

const awaiting = cardsWith(text => text.timed?.some(({ at }) => at === 'combat begun'))

/** What cards in play do as their player begins a battle of personnel. */
function* noticeCombat(game: Game, player: PlayerName): Flow {
  for (const { id } of awaiting(game))
    if (speaksTo(game, id) === player) yield* carryOutAt(game, 'combat begun', player, id)
}

/** Refuses a battle between what fires and personnel, where the law keeps them apart. */
function checkForces(game: Game, attackers: readonly CardId[], attacked: readonly CardId[]): void {
  const things = attacked.every(id => isEquipment(game, id)) ? attacked : []
  const unitOf = (id: CardId): Unit => {
    if (things.includes(id)) return 'equipment'
    return fires(game, id) ? 'ship' : 'personnel'
  }
  for (const one of attackers)
    for (const other of attacked)
      if (!game.decide(mayOppose, { between: [unitOf(one), unitOf(other)] }))
        refuse('wrong-target', `${one} does not battle ${other}`, [other], 'choice')
}

/** Refuses targets that nobody attacks: too many of them, ships that are hidden, and captives of the player's own. */
function checkTargets(game: Game, player: PlayerName, attacked: readonly CardId[]): void {
  const ships = attacked.filter(id => !isPersonnel(game, id))
  if (ships.length > 1 && game.decide(attacksOneTarget, { player }))
    refuse('limit', 'A battle of ships has one target', ships, 'choice')
  const hidden = ships.filter(
    card =>
      (isOutOfSight(game, card) || is(game, card, 'phased')) &&
      !game.decide(actsWhileVeiled, { card, deed: 'be attacked' }),
  )
  if (hidden.length) refuse('condition', `${hidden.join(', ')} is hidden`, hidden, 'choice')
  const captives = attacked.filter(id => is(game, id, 'captive') && captorOf(game, id) === player)
  if (captives.some(captive => game.decide(areSparedByTheirCaptors, { captive, captor: player })))
    refuse('wrong-target', `${captives.join(', ')} is ${player}'s captive`, captives, 'choice')
}

/** Does the player control the card? */
const isTheirs = (game: Game, card: CardId, player: PlayerName): boolean =>
  game.decide(countsAsTheirs, { card }) === player

/** Ships that may not be aimed at are no targets; personnel who take no part in battles are left out. */
function checkAttacked(game: Game, attackers: readonly CardId[], attacked: readonly CardId[]): void {
  const out = attacked.filter(id => !can(game, id, 'be attacked'))
  const ships = out.filter(id => !isPersonnel(game, id))
  if (ships.length || out.length === attacked.length)
    refuse('condition', `${out.join(', ')} may not be attacked by ${attackers.join(', ')}`, out, 'choice')
}

/**
 * Fights it out: ships by WEAPONS against SHIELDS, personnel by STRENGTH; the loser pays, and rules say who is stopped.
 * Returns whether the attackers have won: the ship at which they fire is hit, or the other side has lost.
 */
export function* battle(
  game: Game,
  player: PlayerName,
  attackers: readonly CardId[],
  attacked: readonly CardId[],
): Flow<boolean> {
  const fighters = [...attackers, ...attacked]
    .flatMap(id => withCrew(game, id))
    .filter(id => attackers.includes(id) || can(game, id, 'be attacked'))
  const involved = [...new Set([...fighters, ...equipmentOf(game, fighters)])]
  rememberBattle(game, player, attacked, involved)
  follow(game, { what: 'battle begins', attackers, attacked: attacked.flatMap(id => withCrew(game, id)) })
  for (const id of [...attackers, ...attacked])
    show(game, [id], opponentOf(game.state, game.card(id).controller), 'verified')
  const places = new Map([...attackers, ...attacked].map(id => [id, game.card(id).holder]))
  const isStill = (id: CardId): boolean => game.card(id).holder === places.get(id)
  const still = (ids: readonly CardId[], others: readonly CardId[]) => [...ids.filter(isStill), ...others]
  yield* window(game, { on: 'battle', cards: [...attackers, ...attacked], attackers, by: player })
  if (isCalledOff(game, attackers)) return false
  if (yield* isEvaded(game, attacked)) return false
  if (attacked.every(id => barrierTo(game, id, 'be attacked'))) return false
  const out = game.notes.keptOut ?? new Set()
  game.note('keptOut', new Set())
  const taking = (ids: readonly CardId[]): readonly CardId[] => ids.filter(id => !out.has(id))
  if (!taking(attackers).length || !taking(attacked).length) return false
  const more = joined(game, attackers)
  let winner: PlayerName | undefined
  if (attackers.some(id => fires(game, id))) {
    yield* playTactics(game, [player, opponentOf(game.state, player)])
    winner = (yield* fireOn(game, player, taking(attackers), taking(attacked))) ? player : undefined
    discardTactics(game)
    for (const aftermath of game.law.language.aftermaths) yield* aftermath(game)
    forgetTheBattle(game)
  } else winner = yield* personnelBattle(game, still(attackers, more.attackers), still(attacked, more.attacked))
  const left = [...involved, ...more.attackers, ...more.attacked].filter(
    id => !isIn(game.card(id), 'discard', 'removed'),
  )
  follow(game, { what: 'battle over', cards: left })
  if (winner !== undefined) yield* afterVictory(game, winner, left)
  return winner === player
}

function rememberBattle(game: Game, player: PlayerName, attacked: readonly CardId[], cards: readonly CardId[]): void {
  const [first] = attacked
  if (first === undefined) return
  const places = [locationOf(game, first), game.card(first).holder].filter(id => id !== undefined)
  remember(game, { player, kind: 'battle', cards, places })
}

/** Ships and facilities fire, and so does what else has WEAPONS and fights by itself. */
function fires(game: Game, id: CardId): boolean {
  return isVessel(game, id) || game.facts(id).weapons !== undefined
}

/** The card itself; with a ship, its controller's cards aboard. */
function withCrew(game: Game, id: CardId): readonly CardId[] {
  if (game.facts(id).type !== 'ship') return [id]
  const { controller } = game.card(id)
  return [
    id,
    ...cardsIn(game, 'aboard', id)
      .filter(c => c.controller === controller)
      .map(c => c.id),
  ]
}
