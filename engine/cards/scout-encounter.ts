import { can } from '../board/can.ts'
import { record } from '../board/history.ts'
import { move } from '../board/moves.ts'
import { crewOf, inPlay, isVessel, locationOf, spaceline } from '../board/places.ts'
import type { CardId, PlayerName } from '../board/state.ts'
import { type Flow, refusalOf } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { battle } from '../mechanics/battle/battle.ts'
import { isLed } from '../mechanics/battle/leaders.ts'
import { isLandable } from '../mechanics/movement/landing.ts'
import { checkShip, rangeLeft, spanOf, travel } from '../mechanics/movement/move.ts'
import { routeTo } from '../mechanics/movement/route.ts'
import type { ShipDeed } from '../mechanics/movement/words.ts'
import { confirm } from '../mechanics/selections/confirm.ts'
import { chooseWord, select } from '../mechanics/selections/select.ts'
import { hasMatching } from '../mechanics/staffing/staffing.ts'
import { isRestrainedFromAttacking } from '../questions/battle/questions.ts'
import { landsWhereItCameTo } from '../questions/downloading/settled.ts'
import { actsAgain } from '../questions/movement/questions.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { type Context, resolve } from '../text/selector.ts'
import type { Clause, EffectOf, Filter, Like, Who } from '../text/text.ts'

export interface AddedDownloadText {
  /** Only together with somebody to man it: a compatible card like that must be there to be downloaded, too. */
  readonly crew?: Clause & Like
}

export interface AddedEffectWords {
  /** The ship may do one of these things now, out of turn. */
  'let act': { readonly ship: Who; readonly deeds: readonly ShipDeed[] }
}

const universal: Filter = { type: 'personnel', unique: false }

export const card: Card = {
  title: 'Scout Encounter',
  print: 'whole',
  glossary: {
    dilemma: {
      effects: [
        {
          do: 'as player',
          which: 'opponent',
          effects: [
            {
              do: 'download',
              where: { type: 'ship', keyword: 'Scout' },
              to: { at: 'mission' },
              may: true,
              crew: { ruling: '1eS-scout-encounter-01', where: universal },
              called: 'scout',
            },
            {
              do: 'download',
              where: universal,
              to: { into: { chosen: 'scout' } },
              upTo: 2,
              asCrew: true,
              if: { some: { type: 'ship' } },
              among: { chosen: 'scout' },
            },
            {
              do: 'let act',
              ship: { chosen: 'scout' },
              deeds: [
                {
                  ruling: '1eS-scout-encounter-03',
                  deed: 'initiate battle',
                  demands: { ruling: '1eS-scout-encounter-04' },
                },
                {
                  ruling: '1eS-scout-encounter-05',
                  deed: 'move away',
                  landing: { ruling: '1eS-scout-encounter-07' },
                },
                { ruling: '1eS-scout-encounter-06', deed: 'do nothing' },
              ],
            },
          ],
        },
      ],
    },
  },
}

/** Lets the player do with the ship one of the things that the text names, out of turn; more of them only where rules say so. */
function* letAct(game: Game, { ship: who, deeds }: EffectOf<'let act'>, context: Context): Flow {
  const [ship] = resolve(game, who, context)
  for (let again = ship !== undefined; again && ship !== undefined; ) {
    const open = deeds.filter(d => game.inForce(d) && isPossible(game, context.you, ship, d))
    const words = open.map(d => d.deed)
    const word = words.length ? yield* chooseWord(context.you, words, context.this) : undefined
    const chosen = open.find(d => d.deed === word)
    if (!chosen) return
    game.credit(chosen)
    yield* act(game, context, ship, chosen)
    again = inPlay(game.card(ship)) && game.decide(actsAgain, { ship, done: chosen.deed })
  }
}

function isPossible(game: Game, player: PlayerName, ship: CardId, deed: ShipDeed): boolean {
  if (deed.deed === 'initiate battle') return targets(game, player, ship, deed).length > 0
  return deed.deed === 'do nothing' || destinations(game, player, ship, deed).length > 0
}

function* act(game: Game, { you, this: by }: Context, ship: CardId, deed: ShipDeed): Flow {
  if (deed.deed === 'initiate battle') {
    const [target] = yield* select(game, { who: you, from: targets(game, you, ship, deed), count: 1, by })
    if (target !== undefined) yield* battle(game, you, [ship], [target])
  } else if (deed.deed === 'move away') {
    const from = destinations(game, you, ship, deed)
    const [to] = yield* select(game, { who: you, from, count: 1, by, why: 'destination' })
    if (to !== undefined) yield* go(game, you, ship, to, by)
  }
}

/** Ships and facilities of the other player that the ship may attack where it is. */
function targets(
  game: Game,
  player: PlayerName,
  ship: CardId,
  { demands }: Extract<ShipDeed, { deed: 'initiate battle' }>,
): readonly CardId[] {
  const there = game.state.cards
    .filter(c => c.controller !== player && inPlay(c) && isVessel(game, c.id))
    .map(c => c.id)
    .filter(id => locationOf(game, id) === locationOf(game, ship) && can(game, id, 'be attacked'))
  if (!can(game, ship, 'battle')) return []
  if (!game.inForce(demands)) return there
  game.credit(demands)
  const crew = crewOf(game, ship, player).filter(id => can(game, id, 'battle'))
  if (!isLed(game, player, crew) || !hasMatching(game, ship, crew)) return []
  return there.filter(target => ![ship, ...crew].some(attacker => isRestrained(game, attacker, target)))
}

/** Where the ship could fly; the location where it is stands for landing there. */
function destinations(
  game: Game,
  player: PlayerName,
  ship: CardId,
  deed: Extract<ShipDeed, { deed: 'move away' }>,
): readonly CardId[] {
  game.credit(deed)
  const { landing } = deed
  const here = locationOf(game, ship)
  if (here === undefined || refusalOf(() => checkShip(game, player, ship))) return []
  const away = spaceline(game, here).filter(
    to => to !== here && spanOf(game, routeTo(game, ship, to), player, ship) <= rangeLeft(game, ship),
  )
  if (!game.inForce(landing) || !hasPlanet(game, here)) return away
  game.credit(landing)
  return isLandable(game, ship) ? [here, ...away] : away
}

function* go(game: Game, player: PlayerName, ship: CardId, to: CardId, by: CardId): Flow {
  if (to === locationOf(game, ship)) {
    move(game, ship, 'planet', to)
    return record(game, player, 'move', ship)
  }
  yield* travel(game, player, ship, routeTo(game, ship, to))
  const at = game.card(ship)
  if (at.place !== 'space' || !hasPlanet(game, at.holder) || !isLandable(game, ship)) return
  if (!game.decide(landsWhereItCameTo, { ship })) return
  if (yield* confirm(player, by, 'lands')) move(game, ship, 'planet', at.holder)
}

const isRestrained = (game: Game, attacker: CardId, target: CardId): boolean =>
  game.decide(isRestrainedFromAttacking, { attacker, target })

/** Is there a planet where the mission is? */
function hasPlanet(game: Game, mission: CardId): boolean {
  return ['planet', 'dual'].includes(game.facts(mission).kind ?? '')
}

export const effects: EffectHandlers<'let act'> = {
  'let act': letAct,
}
