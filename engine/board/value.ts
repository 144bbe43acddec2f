import type { Game } from '../kernel/game.ts'
import { cardOf } from '../kernel/individual.ts'
import { countsModifiers, isMultiplied } from '../questions/dilemmas/requirements.ts'
import { modifiesInHand } from '../questions/dilemmas/values.ts'
import { addsUp, timesInBattle } from '../questions/equipment/questions.ts'
import { modifierOrder } from '../questions/skills/questions.ts'
import type { Standing } from '../text/in-play-text.ts'
import { matches } from '../text/match.ts'
import { means } from '../text/means.ts'
import type { Attribute } from '../text/plain-words.ts'
import { meets } from '../text/requirement.ts'
import type { Filter } from '../text/text.ts'
import { speaksTo } from '../text/you.ts'
import { can } from './can.ts'
import { extensions } from './docked.ts'
import { battlesOf, isOfUse } from './equipment-in-use.ts'
import { individualsOf } from './individuals.ts'
import { type Lasting, lastingTexts } from './lasting.ts'
import { damaged } from './markers.ts'
import { hasDisabledPart } from './parts.ts'
import { carriedBy, inPlay, isEquipment, isPersonnel } from './places.ts'
import { isAttributeOfShips } from './questions.ts'
import { isShotAtThoseLeft, isShotBetween } from './shots.ts'
import type { CardId, Modifier } from './state.ts'

/** One change to a number. */
export interface Change {
  /** The card that makes it. */
  readonly by: CardId
  /** The ruling by which its text makes it. */
  readonly ruling?: string
  readonly add?: number
  readonly multiply?: number
  readonly set?: number
}

/** The number in force, modifiers included; an undefined attribute counts 0, and a card with two individuals their sum. */
export function value(game: Game, id: CardId, attribute: Attribute): number {
  const people = individualsOf(game, id)
  if (people.length > 1) return people.reduce((sum, one) => sum + value(game, one, attribute), 0)
  if (hasDisabledPart(game, id, attribute)) return 0
  const printed = game.facts(id)[attribute] ?? 0
  return Math.max(0, changesTo(game, id, attribute).reduce(after, printed))
}

const changing = lastingTexts(s => s.add ?? s.addToAll ?? s.multiply ?? s.set)

const after = (number: number, { add = 0, multiply = 1, set }: Change): number => set ?? number * multiply + add

/** What changes the number of the card at the moment, in the order in which it is reckoned. */
export function changesTo(game: Game, card: CardId, attribute: Attribute): readonly Change[] {
  const changes = damaged(game, card, attribute, [
    ...standingChanges(game, card, attribute),
    ...passingChanges(game, card, attribute),
    ...(attribute === 'shields' ? extensions(game, card, by => value(game, by, 'shields')) : []),
  ])
  if (!changes.length || !modifiersCount(game, card)) return []
  const set = changes.find(c => c.set !== undefined)
  if (set) return [set]
  const times = changes.filter(c => c.multiply !== undefined)
  if (!times.length) return changes
  const order = game.decide(modifierOrder, { card, attribute, by: times.map(c => c.multiply!) })
  const rest = changes.filter(c => c.multiply === undefined)
  const [added, multiplied] = [
    [...rest, ...times],
    [...times, ...rest],
  ]
  const total = (inOrder: readonly Change[]): number => inOrder.reduce(after, game.facts(card)[attribute] ?? 0)
  const ways = {
    'as played': changes,
    'add, then multiply': added,
    'as the player likes': total(added) < total(multiplied) ? multiplied : added,
  }
  return ways[order]
}

/** While a dilemma is met, rules say whether it sees the numbers as modified. */
function modifiersCount(game: Game, card: CardId): boolean {
  const dilemma = game.underway.encounter?.dilemma
  if (dilemma === undefined || game.facts(card).type !== 'personnel') return true
  return game.decide(countsModifiers, {
    dilemma,
    card,
    to: game.underway.requiring ? 'meet requirements' : 'find targets',
  })
}

function passingChanges(game: Game, id: CardId, attribute: Modifier['attribute']): readonly Change[] {
  return game.state.modifiers.filter(m => m.card === cardOf(id) && m.attribute === attribute)
}

function standingChanges(game: Game, id: CardId, attribute: Attribute): readonly Change[] {
  const changes: Change[] = []
  const adding: CardId[] = []
  const counted = new Set<Standing>()
  for (const { card, standing } of [...changing(game), ...fromHands(game, id)]) {
    const add = standing.add?.[attribute] ?? addedToAll(game, standing, id, attribute)
    const multiply = standing.multiply?.[attribute]
    const set = standing.set?.[attribute]
    if (add === undefined && multiply === undefined && set === undefined) continue
    if (!affects(game, card, standing, cardOf(id))) continue
    if (standing.together && game.inForce(standing.together)) {
      if (counted.has(standing)) {
        game.credit(standing.together)
        continue
      }
      counted.add(standing)
    }
    game.credit(standing)
    if (add !== undefined && adding.length && !game.decide(addsUp, { by: card, besides: adding })) continue
    if (add !== undefined) adding.push(card)
    const from = { by: card, ...rulingOf(standing) }
    if (set !== undefined) changes.push({ ...from, set })
    if (multiply !== undefined) changes.push({ ...from, multiply })
    if (add !== undefined)
      changes.push({ ...from, add: add * times(game, card, standing, cardOf(id)) * multiplied(game, card) })
  }
  return changes
}

const rulingOf = ({ ruling }: Standing): Pick<Change, 'ruling'> => (ruling === undefined ? {} : { ruling })

function addedToAll(game: Game, { addToAll }: Standing, id: CardId, attribute: Attribute): number | undefined {
  if (addToAll === undefined || game.facts(id).type !== 'ship') return undefined
  return game.decide(isAttributeOfShips, { attribute }) ? addToAll : undefined
}

/** Does the lasting text of the card reach the other one at the moment? */
export function affects(game: Game, card: CardId, standing: Standing, id: CardId): boolean {
  if (isEquipment(game, card) && game.notes.bystanders?.has(card)) return false
  const { among } = game.underway
  if (among && isPersonnel(game, card) && !among.includes(card)) return false
  const you = speaksTo(game, card)
  if (!means(game, standing.affects, id, { you, this: card, targets: game.card(card).targets })) return false
  if (id !== card && !can(game, id, 'be affected', card)) return false
  if (id !== card && isEquipment(game, card) && !isOfUse(game, card, id)) return false
  if (standing.against && !isShotBetween(game, id, standing.against, you)) return false
  if (standing.againstThoseLeftBy && !isShotAtThoseLeft(game, id, standing.againstThoseLeftBy, you)) return false
  if (typeof standing.while === 'object' && !isAtThatTime(game, card, standing.while, you)) return false
  return !standing.if || meets(game, standing.if, carriedBy(game, id), you, id)
}

type Time = Exclude<NonNullable<Standing['while']>, string>

function isAtThatTime(game: Game, card: CardId, time: Time, you: string): boolean {
  if (!('in' in time)) {
    const isOnTable = !time.onTable || game.card(card).place === 'core'
    return isOnTable && (!time.inPlay || isThereInPlay(game, time.inPlay, you))
  }
  if (!game.inForce(time)) return true
  game.credit(time)
  return !!game.underway.comparesStrength
}

function isThereInPlay(game: Game, filter: Filter, you: string): boolean {
  return game.state.cards.some(
    c => inPlay(c) && matches(game, c.id, filter, you) && can(game, c.id, 'count as in play'),
  )
}

function times(game: Game, card: CardId, standing: Standing, id: CardId): number {
  const { per } = standing
  if (!per) return 1
  if (per === 'battle') return game.decide(timesInBattle, { card, battle: Math.max(1, battlesOf(game, card)) })
  if ('beside' in per) return beside(game, card, per.beside)
  const { controller } = game.card(id)
  return carriedBy(game, id).filter(c => matches(game, c, per, controller, true)).length
}

/** How many times over the lasting text of a dilemma counts whose effects were multiplied. */
function multiplied(game: Game, dilemma: CardId): number {
  const by = passingChanges(game, dilemma, 'effects').flatMap(c => c.multiply ?? [])
  if (!by.length || !game.decide(isMultiplied, { dilemma, said: 'effects', part: 'results' })) return 1
  return by.reduce((n, factor) => n * factor, 1)
}

function beside(game: Game, card: CardId, filter: Filter): number {
  const { place, holder, controller } = game.card(card)
  return game.state.cards.filter(
    c => c.place === place && c.holder === holder && matches(game, c.id, filter, controller),
  ).length
}

/** The lasting texts of cards in hands, as far as the law lets them change the card in play. */
function fromHands(game: Game, id: CardId): readonly Lasting[] {
  if (!inPlay(game.card(id))) return []
  const found: Lasting[] = []
  for (const { id: by, title } of game.lying('hand')) {
    for (const standing of game.law.texts.get(title)?.standing ?? [])
      if (game.inForce(standing) && game.decide(modifiesInHand, { card: id, by })) found.push({ card: by, standing })
  }
  return found
}
