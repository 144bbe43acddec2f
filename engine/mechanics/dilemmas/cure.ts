import { can } from '../../board/can.ts'
import { record } from '../../board/history.ts'
import { carriedBy, hostOf, inPlay, isPersonnel, locationOf, presentWith, sideOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { conditionsCureInPlay } from '../../questions/dilemmas/features.ts'
import { isCuredByAnAction } from '../../questions/dilemmas/settled.ts'
import { cardsThatMaySay } from '../../text/cards-with.ts'
import { meets } from '../../text/requirement.ts'
import { speaksTo } from '../../text/you.ts'
import type { Cure } from '../disabled/words.ts'
import { asRequired } from './required.ts'
import { endOf, settle } from './settle.ts'

export interface AddedUnderway {
  /** The dilemma in play whose cure is looked for. */
  curing: CardId
}

const curable = cardsThatMaySay(
  ({ dilemma = {} }) => dilemma.cure ?? dilemma.cures ?? dilemma.unlessInTime ?? dilemma.conditions,
)

/** Cures every dilemma in play whose cure has come to where it lies. */
export function cureAll(game: Game): void {
  for (const { id } of curable(game)) {
    const card = game.find(id)
    if (!card || !inPlay(card)) continue
    const found = curesOf(game, id).find(c => game.inForce(c) && isThere(game, id, c))
    if (!found) continue
    game.credit(found)
    cure(game, id)
  }
}

/** It is cured, and goes where the law wants it. */
export function cure(game: Game, dilemma: CardId): void {
  game.tell({ event: 'overcome', cards: [dilemma] })
  const met = { dilemma, player: speaksTo(game, dilemma), finding: 'cured', ...endOf(game, dilemma) } as const
  settle(game, met)
}

/** What a player does is a cure, where the law has it so. */
export function cureByDeed(game: Game, dilemma: CardId): void {
  if (game.decide(isCuredByAnAction, { dilemma })) cure(game, dilemma)
}

function curesOf(game: Game, dilemma: CardId): readonly Cure[] {
  const { cure, cures = [], unlessInTime, conditions } = game.text(dilemma).dilemma ?? {}
  const located = liesSomewhere(game, dilemma)
  const found = [...cures, ...[cure, unlessInTime].flatMap(needs => (needs ? [{ needs }] : []))]
  if (found.length || !conditions) return located ? found : []
  return game.decide(conditionsCureInPlay, { dilemma, located }) ? [{ needs: conditions }] : []
}

function isThere(game: Game, dilemma: CardId, { needs, by }: Cure): boolean {
  return game.whilst({ curing: dilemma }, () => {
    const { pool, player } = by ? untaken(game, dilemma, by) : crewAt(game, dilemma, 'cure')
    return meets(game, asRequired(game, dilemma, 'cure', needs), pool, player)
  })
}

/** Who may do this about a dilemma in play: those aboard the ship that it lies on, or with whom it lies. */
export function crewAt(
  game: Game,
  dilemma: CardId,
  to: 'cure' | 'nullify',
): { readonly pool: readonly CardId[]; readonly player: PlayerName } {
  const host = hostOf(game, dilemma)
  if (!liesSomewhere(game, dilemma)) return everybody(game, speaksTo(game, dilemma))
  if (host === undefined || isPersonnel(game, host)) return companyOf(game, host ?? game.card(dilemma).targets[0]!, to)
  const onPlanet = game.facts(host).type === 'mission'
  const player = onPlanet ? speaksTo(game, dilemma) : game.card(host).controller
  const there = onPlanet ? onThePlanet(game, host) : carriedBy(game, host)
  const pool = there.filter(id => sideOf(game, game.card(id)) === player && can(game, id, to))
  return { pool, player }
}

/** All that the player has in play. */
function everybody(game: Game, player: PlayerName) {
  return { pool: game.state.cards.filter(c => inPlay(c) && sideOf(game, c) === player).map(c => c.id), player }
}

/** Everybody present with one whom it has taken. */
function companyOf(game: Game, target: CardId, to: 'cure' | 'nullify') {
  const player = sideOf(game, game.card(target))
  const pool = presentWith(game, target).filter(id => sideOf(game, game.card(id)) === player && can(game, id, to))
  return { pool, player }
}

/** Does it lie on a card, or has it taken anybody who is still in play? */
export function liesSomewhere(game: Game, dilemma: CardId): boolean {
  const [target] = game.card(dilemma).targets
  return hostOf(game, dilemma) !== undefined || (target !== undefined && inPlay(game.card(target)))
}

const onThePlanet = (game: Game, mission: CardId): readonly CardId[] =>
  game.state.cards.filter(c => c.place === 'planet' && c.holder === mission).map(c => c.id)

/** Everybody at the location whom the dilemma did not take; or of these whoever came there afterwards. */
function untaken(game: Game, dilemma: CardId, by: NonNullable<Cure['by']>) {
  const before = by === 'those who arrive' ? foundThere(game, dilemma) : []
  const isTaken = (id: CardId): boolean => Object.values(game.card(id).because).includes(dilemma)
  const there = thoseAt(game, dilemma).filter(id => !isTaken(id) && !before.includes(id))
  return { pool: there.filter(id => can(game, id, 'cure')), player: speaksTo(game, dilemma) }
}

function thoseAt(game: Game, dilemma: CardId): readonly CardId[] {
  const at = locationOf(game, dilemma)
  return game.state.cards.filter(c => inPlay(c) && locationOf(game, c.id) === at).map(c => c.id)
}

/** Notes who is there when a dilemma comes into play that others have to cure who arrive later. */
export function noteThosePresent(game: Game, player: PlayerName, dilemma: CardId): void {
  if (!curesOf(game, dilemma).some(({ by }) => by === 'those who arrive')) return
  record(game, player, 'found there', dilemma, thoseAt(game, dilemma))
}

const foundThere = (game: Game, dilemma: CardId): readonly CardId[] =>
  game.state.history.findLast(d => d.kind === 'found there' && d.card === dilemma)?.cards ?? []

/** Lets texts act whose subjects came aboard another ship than the one that the text lies on. */
export function curedByMoving(game: Game, moved: readonly CardId[]): readonly (readonly [CardId, CardId])[] {
  return moved.flatMap(card => {
    const { holder, because } = game.card(card)
    if (game.facts(holder).type !== 'ship') return []
    return [...new Set(Object.values(because))]
      .filter(cause => hostOf(game, cause) !== holder)
      .map(cause => [cause, card] as const)
  })
}
