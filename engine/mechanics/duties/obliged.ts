import type { Act } from '../../../protocol/types.ts'
import { can } from '../../board/can.ts'
import { record } from '../../board/history.ts'
import { cardsIn, crewOf, isVessel, locationOf } from '../../board/places.ts'
import { type CardId, opponentOf, type PlayerName } from '../../board/state.ts'
import { affects } from '../../board/value.ts'
import { type Flow, refusalOf, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { bindsThoseAboard, fightsWithTheShip, mustBeAttacked } from '../../questions/duties/questions.ts'
import { fliesToBattle, mayAttackOthersInstead } from '../../questions/duties/settled.ts'
import { cardsWith } from '../../text/cards-with.ts'
import type { Standing } from '../../text/in-play-text.ts'
import { resolve } from '../../text/selector.ts'
import { speaksTo } from '../../text/you.ts'
import { checkAble } from '../battle/able.ts'
import { battle } from '../battle/battle.ts'
import { select } from '../selections/select.ts'

/** Those of a player aboard a ship or facility whom a card obliges to begin a battle. */
interface Owing {
  readonly host: CardId
  readonly by: CardId
  readonly standing: Standing
  readonly player: PlayerName
  /** It is their player's, and they are no intruders. */
  readonly crew: boolean
}

/** A battle that they could begin. */
interface Fight {
  readonly attackers: readonly CardId[]
  readonly attacked: readonly CardId[]
}

const obliging = cardsWith(text => text.standing?.some(s => s.duty?.do === 'battle'))

/** The ship or facility to which a card of that kind speaks, with its clause. */
function hostsObliged(
  game: Game,
): readonly { readonly host: CardId; readonly by: CardId; readonly standing: Standing }[] {
  return obliging(game).flatMap(({ id: by }) => {
    if (!can(game, by, 'keep text in force')) return []
    const clauses = (game.text(by).standing ?? []).filter(s => s.duty?.do === 'battle' && game.inForce(s))
    return clauses.flatMap(standing =>
      resolve(game, standing.affects, { you: speaksTo(game, by), this: by })
        .filter(host => affects(game, by, standing, host))
        .map(host => ({ host, by, standing })),
    )
  })
}

/** Is the card obliged to begin battles, or aboard one that is? */
export const isObliged = (game: Game, card: CardId): boolean =>
  hostsObliged(game).some(({ host }) => host === card || game.card(card).holder === host)

function owingOf(game: Game, player: PlayerName): readonly Owing[] {
  return hostsObliged(game)
    .map(one => ({ ...one, player, crew: game.card(one.host).controller === player }))
    .filter(({ host, by, crew }) => {
      if (!crewOf(game, host, player).length) return false
      return game.decide(bindsThoseAboard, { by, player, crew })
    })
}

/** Those who must begin a battle and can. */
export const battlesOwed = (game: Game, player: PlayerName): readonly Owing[] =>
  owingOf(game, player).filter(owing => fightsOf(game, owing).length > 0)

/** The battles that they could begin, each with one ship or facility, or with all opposing personnel aboard. */
function fightsOf(game: Game, owing: Owing): readonly Fight[] {
  const { player, host, crew } = owing
  const foes = crewOf(game, host, opponentOf(game.state, player)).filter(id => can(game, id, 'be attacked'))
  const able = crewOf(game, host, player).filter(id => can(game, id, 'battle'))
  const aboard: readonly Fight[] = foes.length && able.length ? [{ attackers: able, attacked: foes }] : []
  const asOne = isVessel(game, host) && game.decide(fightsWithTheShip, { host, player, crew })
  const instead = !aboard.length || game.decide(mayAttackOthersInstead, { host, player })
  const outside = asOne && instead ? targetsFor(game, owing).map(id => ({ attackers: [host], attacked: [id] })) : []
  return [...aboard, ...outside].filter(
    ({ attackers, attacked }) => !refusalOf(() => checkAble(game, player, attackers, attacked)),
  )
}

/** The ships and facilities that it could attack where it is, or would fly to. */
function targetsFor(game: Game, { host, player, by }: Owing): readonly CardId[] {
  const here = locationOf(game, host)
  const line = here === undefined ? undefined : game.card(here).holder
  const near = here === undefined ? [] : cardsIn(game, 'space', here)
  const far = game.decide(fliesToBattle, { host, by })
    ? game.state.cards.filter(c => c.place === 'space' && game.find(c.holder)?.holder === line)
    : []
  return [...new Set([...near, ...far].map(c => c.id))].filter(card => {
    if (card === host || !isVessel(game, card)) return false
    const isOwn = game.card(card).controller === player
    return game.decide(mustBeAttacked, { card, player, isOwn }) && can(game, card, 'be attacked')
  })
}

/** Refuses to fly away, or to begin another battle, where those aboard must begin one. */
export function checkBattles(game: Game, player: PlayerName, act: Act): void {
  for (const owing of battlesOwed(game, player)) {
    const { host, by, standing } = owing
    const fights = fightsOf(game, owing)
    const flees = act.kind === 'move' && (act.card === host || !!act.cards?.includes(host))
    const attacks = act.kind === 'attack' && !!act.cards?.includes(host)
    const isOne = act.targets?.every(id => fights.some(f => f.attackers.includes(host) && f.attacked.includes(id)))
    if (!flees && (!attacks || isOne)) continue
    game.credit(standing)
    refuse('must-first', `${by} has those aboard ${host} begin a battle`, [host], 'start', by)
  }
}

/** Has those begin a battle who must and have not; of several the player chooses one. */
export function* fightAsObliged(game: Game, player: PlayerName): Flow {
  for (const owing of battlesOwed(game, player)) {
    const fights = fightsOf(game, owing)
    if (!fights.length) continue
    game.credit(owing.standing)
    const from = fights.map(f => f.attacked[0]!)
    const [at] = yield* select(game, { who: player, from, count: 1, by: owing.by, why: 'battle' })
    const { attackers, attacked } = fights.find(f => f.attacked[0] === at)!
    record(game, player, 'attack', undefined, attackers)
    yield* battle(game, player, attackers, attacked)
  }
}
