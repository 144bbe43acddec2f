import type { Group } from '../../board/group.ts'
import { remember } from '../../board/history.ts'
import { byDistance } from '../../board/line.ts'
import { discard, move } from '../../board/moves.ts'
import { cardsIn, inPlay, isVessel } from '../../board/places.ts'
import { score } from '../../board/score.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import {
  type Destination,
  dilemmaGoes,
  liesBefore,
  type Met,
  readsAsScouting,
  scoresBox,
  shipForTheDilemma,
  type Wording,
} from '../../questions/dilemmas/questions.ts'
import { countsThoseWhoFaceIt, entersPlay, goesBackAsTheNext } from '../../questions/dilemmas/settled.ts'
import { discardedElsewhere } from '../../questions/draws-and-discards/settled.ts'
import { withoutAShip } from '../../questions/duties/questions.ts'
import { standsForTheShip } from '../../questions/facilities/settled.ts'
import { pointsAreIgnored } from '../../questions/scoring/questions.ts'
import { beginCountdown } from '../../text/begin-countdown.ts'
import type { Context } from '../../text/selector.ts'
import type { Filter } from '../../text/text.ts'
import { speaksTo } from '../../text/you.ts'
import { isVoidAt } from '../scoring/points.ts'
import { factorOf } from './inner/changes.ts'
import { shipsOf } from './inner/taken.ts'
import { wordingOf } from './wording.ts'
import type { DilemmaText } from './words.ts'

type End = Pick<Met, 'continues' | 'discards' | 'enters' | 'boxed' | 'curable' | 'aborts'>

/** What the text of a dilemma says of its own end. */
export function endOf(game: Game, dilemma: CardId, kind?: Met['kind']): End {
  const { missionContinues, aborts, discard, placedOn, points, cure, cures, reminds } = wordingOf(game, dilemma)
  const meant = (words: Wording): boolean => kind !== 'scout' || game.decide(readsAsScouting, { dilemma, words })
  const continues = !!missionContinues && (missionContinues === true || game.inForce(missionContinues))
  if (continues && missionContinues !== true) game.credit(missionContinues)
  return {
    continues: continues && meant('mission continues'),
    discards: !!discard,
    enters: !!placedOn && game.decide(entersPlay, { dilemma, because: reminds ? 'it reminds' : 'its text says so' }),
    boxed: points !== undefined,
    curable: !!cure || !!cures,
    aborts: !!aborts && meant(aborts),
  }
}

/** Puts the dilemma where the law wants it, and scores its box. */
export function settle(game: Game, met: Met, context?: Context, otherwise: Destination = 'stays'): void {
  put(game, met, game.decide(dilemmaGoes, { ...met, otherwise }), context)
  scoreBox(game, met)
}

/** A card in play leaves it for this reason; where a dilemma goes is asked. */
export function leave(game: Game, card: CardId, finding: 'nullified' | 'expired' | 'destroyed' | 'discarded'): void {
  if (finding === 'nullified') remember(game, { player: game.card(card).controller, kind: 'nullified in play', card })
  if (game.facts(card).type !== 'dilemma' || !inPlay(game.card(card))) return discard(game, card)
  const met: Met = { dilemma: card, player: speaksTo(game, card), finding, ...endOf(game, card) }
  settle(game, met, undefined, 'discard pile')
}

function put(game: Game, met: Met, goes: Destination, context: Context | undefined): void {
  const { dilemma, player, group } = met
  switch (goes) {
    case 'discard pile':
      return discard(game, dilemma)
    case 'under the mission':
      return group ? goBack(game, dilemma, group.mission) : undefined
    case 'into play':
      return context ? enter(game, met, context) : undefined
    case 'bonus point area':
      if (!game.decide(discardedElsewhere, { card: dilemma, to: goes })) return discard(game, dilemma)
      move(game, dilemma, 'points', player)
      return game.change(dilemma, { holder: player })
    default:
      return undefined
  }
}

function scoreBox(game: Game, met: Met): void {
  const points = pointsOf(game, met)
  if (!points || isIgnored(game, met) || !game.decide(scoresBox, met)) return
  if (!met.group || !isVoidAt(game, met.group.mission)) score(game, met.player, points, true, met.dilemma)
}

const isIgnored = (game: Game, { dilemma, group, finding }: Met): boolean =>
  !!group && game.decide(pointsAreIgnored, { dilemma, personnel: group.personnel, earned: finding === 'overcome' })

function pointsOf(game: Game, { dilemma, group }: Met): number {
  const points = game.text(dilemma).dilemma?.points ?? 0
  const once = typeof points === 'number' ? points : points.each * counted(game, dilemma, group)
  return once && once * factorOf(game, dilemma, 'points')
}

/** How many face it, if the law has them counted then. */
function counted(game: Game, dilemma: CardId, group: Group | undefined): number {
  return game.decide(countsThoseWhoFaceIt, { dilemma }) ? (group?.personnel.length ?? 0) : 0
}

/** Under the mission again, to be met as the law has it. */
export function goBack(game: Game, dilemma: CardId, mission: CardId): void {
  move(game, dilemma, 'under', mission)
  if (!game.decide(goesBackAsTheNext, { dilemma })) return
  const others = game.state.cards.filter(c => c.id !== dilemma)
  game.state = { ...game.state, cards: [game.card(dilemma), ...others] }
}

const tableOf = (game: Game, dilemma: CardId, facing: PlayerName): PlayerName =>
  game.decide(liesBefore, { dilemma, facing })

const anyMission: Filter = { type: 'mission' }

function shipFor(game: Game, dilemma: CardId, group: Met['group']): CardId | undefined {
  if (group?.facility && game.decide(standsForTheShip, { dilemma, facility: group.facility })) return group.facility
  if (!group?.ship) return undefined
  const { ship, mission, player } = group
  const others = cardsIn(game, 'space', mission)
    .filter(c => c.id !== ship && c.controller === player && game.facts(c.id).type === 'ship')
    .map(c => c.id)
  return game.decide(shipForTheDilemma, { dilemma, ship, others })
}

function enter(game: Game, { dilemma, group, player }: Met, { chosen }: Context): void {
  const text = wordingOf(game, dilemma)
  const selected = Object.values(chosen ?? {})
    .flat()
    .filter(id => inPlay(game.card(id)))
  const end = text.placedOn === 'far end' ? byDistance(game, group?.mission, anyMission, player).at(-1) : undefined
  const followed = group?.kind === 'Away Team' && followsBack(game, text) ? group : undefined
  const [home, ...others] = followed ? shipsOf(game, followed) : []
  if (text.placedOn === 'table') move(game, dilemma, 'core', tableOf(game, dilemma, player))
  else if (end !== undefined) move(game, dilemma, 'space', end)
  else if (text.placedOn === 'space' && group) move(game, dilemma, 'space', group.mission)
  else {
    const ship = followed ? (home ?? followed.mission) : shipFor(game, dilemma, group)
    const facility = selected.find(id => game.facts(id).type === 'facility')
    const either = selected.find(id => isVessel(game, id))
    const places = { ship, personnel: selected[0], facility, 'ship or facility': either }
    const { placedOn: where } = text
    const on =
      where !== undefined && Object.hasOwn(places, where) ? places[where as keyof typeof places] : group?.mission
    if (on === undefined) return missShip(game, dilemma, group)
    move(game, dilemma, 'on', on)
  }
  const crew = group?.ship === undefined ? {} : { cards: [group.ship] }
  remember(game, { player, kind: 'placed', card: dilemma, places: group ? [group.mission] : [], ...crew })
  const targets = [...selected, ...others, ...(followed?.personnel ?? [])]
  game.change(dilemma, { targets })
  beginCountdown(game, dilemma, text)
}

/** There is no ship that it could lie on. */
function missShip(game: Game, dilemma: CardId, group: Met['group']): void {
  const then = game.decide(withoutAShip, { dilemma })
  if (!group || then === 'is discarded') return discard(game, dilemma)
  if (then === 'goes back') return goBack(game, dilemma, group.mission)
  move(game, dilemma, 'on', group.mission)
}

/** Does it take the ships of an Away Team that meets it? */
export function followsBack(game: Game, { takesShips }: DilemmaText): boolean {
  if (!takesShips || !game.inForce(takesShips)) return false
  game.credit(takesShips)
  return true
}
