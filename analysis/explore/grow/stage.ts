import type { CardType } from '../../../cards/facts.ts'
import type { Given } from '../../../steps/judge/given.ts'
import type { CardName, Condition, Moment, Place, Player } from '../../../steps/operation.ts'
import type { Dice } from '../dice.ts'
import { Board, isOf, pileOf } from './board.ts'
import type { Grown, Pool } from './pool.ts'
import type { Ground } from './scene.ts'
import type { Theme } from './theme.ts'

export type Wanted = (one: Grown) => boolean

/** A card on the board and how sentences name it. */
export interface Set {
  readonly card: Grown
  readonly name: CardName
}

/** A vessel, and for whom it is there. */
export interface Vessel extends Set {
  readonly owner: Player
}

/** What scenes have in common: places, vessels with crews that man them, hands, and the moment. */
export class Stage {
  readonly board = new Board()
  readonly pool: Pool
  readonly dice: Dice
  readonly theme: Theme
  readonly places: Set[] = []
  readonly vessels: Vessel[] = []

  constructor({ pool, dice, theme }: Ground) {
    this.pool = pool
    this.dice = dice
    this.theme = theme
  }

  get here(): CardName | undefined {
    return this.places[0]?.name
  }

  /** Cards of a type that are not on the board yet and are wanted; those of the theme first of all. */
  draw(type: CardType, count: number, wanted: Wanted = () => true): readonly Grown[] {
    const isFree: Wanted = one => !this.board.has(one) && wanted(one)
    const own = this.theme.cards.filter(isOf(type)).filter(isFree)
    const others = this.pool.byType(type).filter(one => isFree(one) && !own.includes(one))
    return [...own, ...this.dice.some(others, count)].slice(0, count)
  }

  /** Locations of one quadrant, from left to right. */
  spread(count: number, wanted: Wanted = () => true): void {
    const fitting = this.pool.byType('mission').filter(wanted)
    const [first] = this.theme.cards.filter(isOf('mission')).filter(wanted)
    const lead = first ?? this.dice.one(fitting)
    const quadrant = lead?.facts.quadrant ?? 'alpha'
    const others = this.draw('mission', count - 1, one => one !== lead && (one.facts.quadrant ?? 'alpha') === quadrant)
    for (const card of lead ? [lead, ...others] : others) this.place(card)
  }

  place(card: Grown, conditions: readonly Condition[] = []): CardName {
    const name = this.board.location(card, this.someone(), conditions)
    this.places.push({ card, name })
    return name
  }

  someone(): Player {
    return this.dice.chance(0.6) ? 'Alice' : 'Bob'
  }

  /** A ship or facility there. */
  vessel(card: Grown, owner: Player, place: Place, conditions: readonly Condition[] = []): CardName {
    const name = this.board.put(card, owner, place, conditions)
    this.vessels.push({ card, name, owner })
    return name
  }

  /** People of that side who staff the ship, and some more. */
  man(ship: Set, owner: Player, side: string, more: number, wanted: Wanted = () => true): readonly CardName[] {
    const { dice } = this
    const icons = ship.card.facts.staffing ?? []
    const crew = icons.flatMap(icon => {
      const able = this.draw('personnel', 1, one => hasIcon(one, icon) && isOfSide(one, side) && wanted(one))
      return able.map(one => this.aboard(one, owner, ship.name))
    })
    const others = this.draw('personnel', more, one => isOfSide(one, side) && wanted(one))
    return [...crew, ...others.map(one => this.aboard(one, owner, ship.name))].slice(0, dice.chance(0.1) ? 1 : 99)
  }

  aboard(card: Grown, owner: Player, vessel: CardName, conditions: readonly Condition[] = []): CardName {
    return this.board.put(card, owner, { prep: 'aboard', card: vessel }, conditions)
  }

  /** An Away Team. */
  team(owner: Player, side: string, count: number, at: CardName, wanted: Wanted = () => true): readonly CardName[] {
    return this.draw('personnel', count, one => isOfSide(one, side) && wanted(one)).map(one =>
      this.board.put(one, owner, { prep: 'on', card: at }, this.mishap(0.06)),
    )
  }

  /** An affiliation with personnel and ships. */
  side(): string {
    const ships = this.pool.byType('ship').flatMap(({ facts }) => facts.affiliations ?? [])
    return this.dice.one(ships.filter(word => word !== 'non-aligned')) ?? 'federation'
  }

  hand(owner: Player, cards: readonly Grown[]): void {
    for (const card of cards) if (!this.board.has(card)) this.board.put(card, owner, pileOf('hand', owner))
  }

  /** Cards of the theme that have no place yet lie where such cards may lie. */
  layTheme(): void {
    for (const card of this.theme.cards) if (!this.board.has(card)) this.#lay(card, this.someone())
  }

  #lay(card: Grown, owner: Player): void {
    const { board, dice, here } = this
    const vessel = dice.one(this.vessels)?.name
    const { type } = card.facts
    if (type === 'mission' || type === 'time location') return
    if (type === 'tactic')
      return void board.put(card, owner, { prep: 'in', pile: { pile: 'Battle Bridge', of: owner } })
    if (dice.chance(0.15)) return void board.put(card, owner, pileOf('draw deck', owner))
    if (dice.chance(isCarried(card) ? 0.2 : 0.5)) return this.hand(owner, [card])
    const on = vessel && dice.chance(0.5) ? vessel : here
    if (!on) return this.hand(owner, [card])
    if (type === 'ship' || type === 'facility') return void this.vessel(card, owner, { prep: 'at', card: here ?? on })
    if (isCarried(card)) return void board.put(card, owner, { prep: on === vessel ? 'aboard' : 'on', card: on })
    if (here && (type === 'dilemma' || type === 'artifact'))
      return void board.put(card, owner, { prep: 'under', card: here })
    board.put(card, owner, dice.chance(0.6) ? { prep: 'on', card: on } : { prep: 'on the table' })
  }

  /** Now and then somebody is not well. */
  mishap(share: number): readonly Condition[] {
    const status = this.dice.one(['stopped', 'disabled', 'stasis'])
    return status && this.dice.chance(share) ? [{ is: { status } }] : []
  }

  moment(moment: Moment): void {
    this.board.others.unshift({ op: 'moment', moment })
  }

  given(): readonly Given[] {
    return this.board.given()
  }
}

const isCarried = isOf('personnel', 'equipment', 'tribble')

export const isOfSide = ({ facts: { affiliations = [] } }: Grown, side: string): boolean => affiliations.includes(side)

export const hasIcon = ({ facts: { icons = [], affiliations = [] } }: Grown, icon: string): boolean =>
  icons.includes(icon) || affiliations.includes(icon)

export const isLeader = ({ facts: { classification, skills = {} } }: Grown): boolean =>
  classification === 'OFFICER' || 'OFFICER' in skills || 'Leadership' in skills

/** Does the text have that word or key somewhere? */
export const says =
  (...words: readonly string[]) =>
  (one: Grown): boolean =>
    !!one.text && words.some(word => one.words.has(word))

/** The same, of a value under a key: `{ do: 'download' }`. */
export const does =
  (...verbs: readonly string[]) =>
  ({ text }: Grown): boolean =>
    !!text && verbs.some(verb => JSON.stringify(text).includes(`"do":"${verb}"`))
