import { record } from '../../board/history.ts'
import { discard } from '../../board/moves.ts'
import { cardsIn } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { type ComesUp, isEncountered, isTheFirstDilemma } from '../../questions/missions/beginning.ts'
import { otherPartIsMet, partDiscarded, waitsForAnotherAttempt } from '../../questions/missions/settled.ts'
import { mayBePlayedBesideOthers } from '../../questions/reporting/questions.ts'
import { isDuplicate } from '../names/duplicates.ts'
import { doneWith } from './inner/done-with.ts'
import { goBack } from './settle.ts'

export const waits = 'waits for the first dilemma'
const taken = 'has taken the first dilemma'

/** Does a text take the card away as the first dilemma of the attempt? It does so once. */
export function isTakenAway(game: Game, player: PlayerName, card: CardId, as: ComesUp): boolean {
  const by = waiting(game, player)
  if (by === undefined || !game.decide(isTheFirstDilemma, { card, as })) return false
  record(game, player, taken, by)
  return true
}

function waiting(game: Game, player: PlayerName): CardId | undefined {
  const own = game.state.history.filter(d => d.player === player)
  const last = own.filter(d => d.kind === waits).at(-1)
  const since = last ? own.slice(own.indexOf(last)) : []
  if (!last?.card || since.some(d => d.kind === taken)) return undefined
  const again = since.filter(d => d.kind === 'attempt').length > 1
  return again && !game.decide(waitsForAnotherAttempt, { card: last.card }) ? undefined : last.card
}

/** The section at which the dilemma begins; none where the whole dilemma is done with before it begins. */
export function sectionToBegin(game: Game, player: PlayerName, dilemma: CardId, mission: CardId): number | undefined {
  const { owner } = game.card(dilemma)
  const isOneTooMany = !game.decide(mayBePlayedBesideOthers, { card: dilemma, player: owner })
  const gone = isDuplicate(game, player, dilemma, mission) || isOneTooMany
  if (!gone && !isTakenAway(game, player, dilemma, game.underway.flash ? 'in a Q-Flash' : 'dilemma')) return 0
  const { combo } = game.text(dilemma).dilemma ?? {}
  if (gone || !combo || game.decide(partDiscarded, { dilemma }) !== 'first part') {
    discard(game, dilemma)
    return undefined
  }
  doneWith(game, player, dilemma, 0)
  if (game.decide(otherPartIsMet, { dilemma }) === 'at once') return 1
  goBack(game, dilemma, mission)
  return undefined
}

const neverSeeded: ReadonlySet<string> = new Set(['event', 'interrupt', 'objective', 'incident', 'doorway'])

/** Discards seed cards that come up and are mis-seeds: one that is taken for the first dilemma, and those that the law does not have encountered. */
export function takeMisSeeds(game: Game, player: PlayerName, mission: CardId): void {
  for (let next = misSeed(game, mission); next !== undefined; next = misSeed(game, mission)) {
    const taken = isTakenAway(game, player, next, 'mis-seed')
    if (!taken && (!isDilemma(game, next) || game.decide(isEncountered, { dilemma: next, mission }))) return
    discard(game, next)
  }
}

/** The next seed card, if it is a mis-seed. */
function misSeed(game: Game, mission: CardId): CardId | undefined {
  const next = cardsIn(game, 'under', mission)[0]?.id
  if (next === undefined || game.text(next).flash) return undefined
  return neverSeeded.has(game.facts(next).type) || isOfAnotherKind(game, next, mission) ? next : undefined
}

/** Is it a planet dilemma under a space mission, or the other way round? */
function isOfAnotherKind(game: Game, dilemma: CardId, mission: CardId): boolean {
  const kinds = [game.facts(dilemma).kind, game.facts(mission).kind]
  return isDilemma(game, dilemma) && !kinds.includes(undefined) && !kinds.includes('dual') && kinds[0] !== kinds[1]
}

const isDilemma = (game: Game, card: CardId): boolean => game.facts(card).type === 'dilemma'
