import type { Finder } from '../../../../steps/judge/resolve.ts'
import { nameOn } from '../../../../steps/on-board/names-on.ts'
import type { CardName, Condition, Deed, Operation, Place, Player } from '../../../../steps/operation.ts'
import type { Dice } from '../../dice.ts'
import { isOf } from '../board.ts'
import { at, done } from '../done.ts'
import type { Grown } from '../pool.ts'
import type { Grounds, Scene } from '../scene.ts'
import { does, hasIcon, isOfSide, Stage, says } from '../stage.ts'

/** Spacelines of several quadrants and times, with what is inserted, destroyed, opened and closed there. */
export const passages: Scene = {
  id: 'passages',
  says: 'several quadrants, time locations, doorways open and closed, locations inserted and destroyed, and who travels there',
  topics: ['locations', 'doorways', 'movement', 'facilities'],
  weight: 0.6,
  grow: ground => new Passages(ground).grow(),
}

const shapes = says('inserts', 'creates', 'inserted', 'insertedinplay', 'insertedbeside', 'spanis', 'span')
const passes = says('admits', 'closes', 'leadsto', 'sendsthrough', 'timetravel', 'takesin', 'spacelineend', 'doorway')
const moves = does(
  'destroy the place',
  'restore the place',
  'relocate a planet',
  'rearrange locations',
  'travel',
  'relocate',
)
const wanted = (one: Grown): boolean =>
  shapes(one) || passes(one) || moves(one) || isOf('doorway', 'time location')(one)

class Passages extends Stage {
  readonly #lying: CardName[] = []

  grow(): Grounds | undefined {
    const { dice } = this
    this.#lines()
    const { here } = this
    if (!here) return undefined
    const side = this.side()
    this.#travellers('Alice', side)
    if (dice.chance(0.4)) this.#travellers('Bob', this.side())
    this.#doorways()
    this.#hands(side)
    this.layTheme()
    this.moment({ turnOf: dice.chance(0.9) ? 'Alice' : 'Bob', part: dice.chance(0.5) ? 'card play' : 'orders' })
    const verbs = ['plays', 'moves', 'uses', 'reports']
    return { given: this.given(), verbs, deeds: passageDeeds, opening: this.#opening() }
  }

  #lines(): void {
    const { dice } = this
    this.spread(2 + dice.below(2))
    const first = this.places[0]?.card.facts.quadrant ?? 'alpha'
    const others = ['alpha', 'gamma', 'delta'].filter(word => word !== first)
    const quadrant = dice.one(others)
    const far = this.draw('mission', dice.chance(0.6) ? 2 : 0, ({ facts }) => (facts.quadrant ?? 'alpha') === quadrant)
    const times = this.draw('time location', dice.chance(0.4) ? 1 : 0)
    for (const card of [...far, ...times]) this.place(card)
    const within = this.theme.cards.concat(dice.some(this.pool.all.filter(shapes), 2))
    const inserted = within.filter(one => isOf('doorway', 'event')(one) && !this.board.has(one))
    if (inserted[0] && dice.chance(0.3)) this.#insert(inserted[0])
    for (const { name } of this.places) if (dice.chance(0.03)) this.board.others.push(destroyed(name))
  }

  /** Among the locations, as one of its own. */
  #insert(card: Grown): void {
    const name = this.board.location(card, this.someone())
    const [row] = this.board.locations.splice(-1)
    if (row) this.board.locations.splice(1, 0, row)
    this.places.push({ card, name })
    this.#lying.push(name)
  }

  #travellers(owner: Player, side: string): void {
    const { dice } = this
    for (const card of this.draw('ship', 1 + dice.below(2), one => isOfSide(one, side))) {
      const place = dice.one(this.places)!.name
      const name = this.vessel(card, owner, { prep: 'at', card: place }, this.mishap(0.03))
      this.man({ card, name }, owner, side, 1)
    }
    for (const card of this.draw('facility', dice.chance(0.6) ? 1 : 0, one => isOfSide(one, side)))
      this.vessel(card, owner, { prep: 'at', card: dice.one(this.places)!.name })
  }

  #doorways(): void {
    const { dice, pool, theme } = this
    const own = theme.cards.filter(wanted)
    const others = dice.some(
      pool.all.filter(one => passes(one) && isOf('doorway', 'event', 'incident')(one)),
      2,
    )
    for (const card of new Set([...own, ...others])) {
      if (this.board.has(card) || isOf('mission', 'personnel', 'ship', 'dilemma', 'facility')(card)) continue
      if (dice.chance(0.3)) this.hand('Alice', [card])
      else this.#lying.push(this.board.put(card, this.someone(), this.#spot(), this.#shut()))
    }
  }

  #spot(): Place {
    const on = this.dice.one([...this.places, ...this.vessels])
    return on && this.dice.chance(0.45) ? { prep: 'on', card: on.name } : { prep: 'on the table' }
  }

  #shut(): readonly Condition[] {
    return this.dice.chance(0.25) ? [{ is: { status: 'closed' } }] : []
  }

  /** Doorways and what changes locations, and cards that only a doorway lets in. */
  #hands(side: string): void {
    const { dice, pool } = this
    const cards = dice.some(
      pool.all.filter(one => wanted(one) && isOf('doorway', 'event', 'interrupt', 'time location')(one)),
      2,
    )
    const guests = this.draw('personnel', 1 + dice.below(2), one => hasIcon(one, 'au') && isOfSide(one, side))
    this.hand('Alice', [...cards, ...guests])
    this.hand(
      'Bob',
      this.draw('interrupt', dice.below(2), one => wanted(one) || says('doorway')(one)),
    )
    for (const card of cards)
      if (dice.chance(0.3)) this.board.put(card, 'Alice', { prep: 'in', pile: { pile: 'draw deck', of: 'Alice' } })
  }

  #opening(): readonly Operation[] {
    const { dice } = this
    const ship = dice.one(this.vessels)
    const way = dice.one(this.#lying)
    const to = dice.one(this.places)?.name
    if (!ship || !to || dice.chance(0.6)) return []
    const through = way ? [done('Alice', 'moves', [ship.name], at('through', way))] : []
    return dice.chance(0.5) ? through : [done('Alice', 'moves', [ship.name], at('to', to))]
  }
}

const destroyed = (card: CardName): Operation & { readonly op: 'set' } => ({
  op: 'set',
  cards: [{ card }],
  condition: { is: { face: 'down' } },
})

/** Cards from hand between locations, at ends and on things; ships through doorways. */
function passageDeeds(finder: Finder, player: Player, dice: Dice): readonly Deed[] {
  const { cards } = finder.board
  const names = (of: typeof cards) => of.flatMap(({ id }) => nameOn(finder, id) ?? [])
  const lines = cards.filter(({ where }) => where[0] === 'spaceline')
  const isLaid = (type: string | undefined): boolean =>
    !['personnel', 'ship', 'facility', 'equipment'].includes(type ?? '')
  const held = cards.filter(card => card.where[0] === 'hand' && card.where[1] === player)
  const hand = names(held.filter(card => isLaid(finder.typeOf(card))))
  const own = names(cards.filter(card => (card.controller ?? card.owner) === player && finder.typeOf(card) === 'ship'))
  const ways = names(cards.filter(card => finder.typeOf(card) === 'doorway' && card.where[0] !== 'hand'))
  const places = dice.some(
    spots(
      names(lines),
      lines.map(({ where }) => where[1]),
    ),
    6,
  )
  const plays = dice
    .some(hand, 3)
    .flatMap(card => places.map(place => ({ player, verb: 'plays', cards: [{ card }], place })))
  const through = own.flatMap(card =>
    dice
      .some([...ways, ...names(lines)], 3)
      .map(way => ({ player, verb: 'moves', cards: [{ card }], ...at('through', way) })),
  )
  const uses = ways.map(card => ({ player, verb: 'uses', cards: [{ card }] }))
  return [...plays, ...through, ...uses]
}

function spots(names: readonly CardName[], quadrants: readonly string[]): readonly Place[] {
  const between = names.slice(1).map((card, index): Place => ({ prep: 'between', cards: [names[index]!, card] }))
  const ends = [...new Set(quadrants)].flatMap((quadrant): Place[] => [
    { prep: 'at the left end of', pile: { pile: 'spaceline', quadrant } },
    { prep: 'at the right end of', pile: { pile: 'spaceline', quadrant } },
  ])
  return [...between, ...ends, ...names.map((card): Place => ({ prep: 'on', card }))]
}
