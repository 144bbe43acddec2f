import type { DilemmaText } from '../cards/dilemma-text.ts'
import type { Filter, Requirement } from '../cards/text.ts'
import type { Capability } from '../rules/capability.ts'
import type { Group } from '../rules/questions.ts'
import { matches } from '../state/match.ts'
import { discard, move, score } from '../state/moves.ts'
import { inPlay, isPersonnel } from '../state/places.ts'
import { meets } from '../state/requirement.ts'
import { type CardId, opponentOf, type PlayerName } from '../state/state.ts'
import { type Context, resolve } from '../state/who.ts'
import { cureAll } from './cure.ts'
import { carryOut } from './effects.ts'
import type { Flow } from './flow.ts'
import type { Game } from './game.ts'
import { contributors, type Site } from './group.ts'
import { record } from './pay.ts'
import { show } from './show.ts'
import { follow } from './stop.ts'
import { window } from './window.ts'

interface Encounter {
  readonly game: Game
  readonly player: PlayerName
  readonly dilemma: CardId
  readonly site: Site
  readonly group: Group
  readonly text: DilemmaText
}

/** One dilemma, feature by feature in the order of the Glossary's summary; true when the attempt goes on. */
export function* encounter(game: Game, player: PlayerName, dilemma: CardId, site: Site, group: Group): Flow<boolean> {
  const text = game.text(dilemma).dilemma ?? {}
  const e: Encounter = { game, player, dilemma, site, group, text }
  game.tell({ event: 'encountered', cards: [dilemma], player })
  move(game, dilemma, 'play', game.card(dilemma).owner)
  game.credit(text)
  if (!isTriggered(e)) return away(e)
  const context = yield* carryOut(game, text.selects ?? [], { you: player, this: dilemma, group })
  const overcome = !!text.conditions && isOvercome(e, text.conditions, context)
  if (text.nullifier && requirement(e, text.nullifier, 'nullify')) return nullified(e)
  yield* window(game, { on: 'encountered', card: dilemma, by: player, overcome })
  if (game.card(dilemma).place !== 'play') return true
  if (!text.conditions) return yield* withoutConditions(e, context)
  return overcome ? yield* met(e, context) : yield* failed(e, context)
}

function requirement(
  { game, player, site, text }: Encounter,
  needed: NonNullable<DilemmaText['conditions']>,
  to: Capability,
): boolean {
  return !!text && meets(game, needed, contributors(game, player, site, to), player)
}

/** Do those who count meet the conditions: everybody, or the personnel selected and what equipment there is? */
function isOvercome(e: Encounter, conditions: NonNullable<DilemmaText['conditions']>, { chosen }: Context): boolean {
  const { game, player, site, text } = e
  const counting = text.among === undefined ? undefined : (chosen?.[text.among] ?? [])
  const pool = contributors(game, player, site, 'overcome')
  const left = counting ? pool.filter(id => !isPersonnel(game, id) || counting.includes(id)) : pool
  return meets(game, conditions, left, player)
}

/** A trigger that must be there is there, and so is a target with the features asked for. */
function isTriggered(e: Encounter): boolean {
  const { text } = e
  if (text.trigger && !isSetOff(e, text.trigger)) return false
  return !text.targets || text.targets.some(filter => hasTarget(e, filter))
}

/** By those who face it, or by what else the text names. */
function isSetOff(e: Encounter, needed: Requirement): boolean {
  const { game, player, dilemma, group, text } = e
  if (!text.triggerAmong) return requirement(e, needed, 'trigger')
  return meets(game, needed, resolve(game, text.triggerAmong, { you: player, this: dilemma, group }), player)
}

function hasTarget({ game, group, player }: Encounter, filter: Filter): boolean {
  return group.personnel.some(id => matches(game, id, filter, player))
}

function away({ game, dilemma }: Encounter): boolean {
  discard(game, dilemma)
  return true
}

function nullified(e: Encounter): boolean {
  e.game.tell({ event: 'nullified', cards: [e.dilemma] })
  return away(e)
}

function* met(e: Encounter, context: Context): Flow<boolean> {
  const { game, dilemma, text } = e
  game.tell({ event: 'overcome', cards: [dilemma] })
  const { personnel, equipment } = e.group
  show(game, [...personnel, ...equipment], opponentOf(game.state, e.player), 'overcomes')
  yield* carryOut(game, text.overcome ?? [], context)
  if (game.card(dilemma).place === 'play') put(e)
  return true
}

/** Do bonus points scored here no longer count? */
const isVoid = (game: Game, mission: CardId): boolean =>
  game.state.modifiers.some(m => m.card === mission && m.attribute === 'bonus points')

/** To the bonus point area of the one who overcame it if it has points, to its owner's discard pile otherwise. */
function put({ game, player, dilemma, text, group }: Encounter): void {
  if (!text.points) return discard(game, dilemma)
  move(game, dilemma, 'points', player)
  game.change(dilemma, { holder: player })
  if (!isVoid(game, group.mission)) score(game, player, text.points, true, dilemma)
}

function* failed(e: Encounter, context: Context): Flow<boolean> {
  const { game, player, dilemma, group, text } = e
  const after = yield* carryOut(game, text.effects ?? [], context)
  if (after.untargeted) return untargeted(e)
  const continues = !!text.missionContinues
  follow(game, { what: 'dilemma failed', by: player, group: left(e), dilemma, continues })
  if (game.card(dilemma).place === 'play') rest(e, after)
  return continues && group.personnel.length > 0
}

/** Nobody is left whom it could take. */
function untargeted({ game, dilemma, group }: Encounter): boolean {
  if (game.decide('goes back untargeted', { dilemma }, false)) move(game, dilemma, 'under', group.mission)
  else discard(game, dilemma)
  return !game.decide('untargeted ends the attempt', { dilemma }, false)
}

/** Those of the group who are still there. */
function left({ game, group, site }: Encounter): Group {
  const there = (id: CardId): boolean => game.find(id)?.holder === site.holder
  return { ...group, personnel: group.personnel.filter(there), equipment: group.equipment.filter(there) }
}

/** A dilemma that was not overcome enters play, is discarded, or lies under the mission again to be met anew. */
function rest(e: Encounter, context: Context): void {
  const { game, dilemma, text, group } = e
  if (text.placedOn) enter(e, context)
  else if (text.discard || text.missionContinues) discard(game, dilemma)
  else move(game, dilemma, 'under', group.mission)
}

function enter({ game, dilemma, text, group }: Encounter, { chosen }: Context): void {
  const targets = Object.values(chosen ?? {})
    .flat()
    .filter(id => inPlay(game.card(id)))
  const on = text.placedOn === 'ship' ? group.ship : text.placedOn === 'personnel' ? targets[0] : group.mission
  if (on === undefined) return discard(game, dilemma)
  move(game, dilemma, 'on', on)
  record(game, group.player, 'placed', dilemma)
  game.change(dilemma, { targets, ...(text.countdown ? { count: { countdown: text.countdown } } : {}) })
}

function* withoutConditions(e: Encounter, context: Context): Flow<boolean> {
  const { game, player, dilemma, group, text } = e
  const after = yield* carryOut(game, text.effects ?? [], context)
  if (after.untargeted) return untargeted(e)
  follow(game, { what: 'dilemma without conditions', by: player, group, dilemma })
  if (game.card(dilemma).place !== 'play') return true
  if (text.placedOn) enter(e, after)
  else put(e)
  if (text.cure && requirement(e, text.cure, 'cure')) cured(e)
  else if (text.cures) cureAll(game)
  return true
}

function cured({ game, dilemma }: Encounter): void {
  game.tell({ event: 'overcome', cards: [dilemma] })
  discard(game, dilemma)
}
