import type { CardName, Condition, Operation, Player } from '../../../../steps/operation.ts'
import { pileOf } from '../board.ts'
import { at, done, turnEnds } from '../done.ts'
import type { Grown } from '../pool.ts'
import type { Grounds, Scene } from '../scene.ts'
import { does, isLeader, isOfSide, Stage, says } from '../stage.ts'

/** Ships and facilities of both players at one location, with leaders and tactics, some of them damaged or docked. */
export const fleets: Scene = {
  id: 'fleets',
  says: 'ships and facilities of both players, who fight, dock, cloak, take damage and mend it',
  topics: ['damage', 'battle', 'docking', 'staffing', 'cloaking', 'duties', 'movement', 'facilities'],
  weight: 0.8,
  grow: ground => new Fleets(ground).grow(),
}

const statuses = ['damaged', 'damaged', 'cloaked', 'stopped', 'phased']

class Fleets extends Stage {
  grow(): Grounds | undefined {
    const { dice } = this
    this.spread(2 + dice.below(3))
    const { here } = this
    if (!here) return undefined
    const sides = [this.side(), this.side()] as const
    this.#fleet('Alice', sides[0], here)
    this.#fleet('Bob', dice.chance(0.15) ? sides[0] : sides[1], here)
    this.#hazards(here)
    this.#bridges()
    this.#hands()
    this.layTheme()
    this.moment({ turnOf: dice.chance(0.9) ? 'Alice' : 'Bob', part: dice.chance(0.85) ? 'orders' : 'card play' })
    const verbs = ['attacks', 'docks', 'undocks', 'moves', 'ends the turn', 'cloaks', 'decloaks', 'lands', 'launches']
    return { given: this.given(), verbs, opening: this.#opening() }
  }

  #fleet(owner: Player, side: string, here: CardName): void {
    const { dice } = this
    const place = dice.chance(0.85) ? here : (dice.one(this.places)?.name ?? here)
    const docks = this.#home(owner, side, place)
    const ships = this.draw('ship', 1 + dice.below(2), one => isOfSide(one, side))
    for (const card of ships) {
      const prep = docks && dice.chance(0.35) ? ({ prep: 'docked at', card: docks } as const) : undefined
      const name = this.vessel(card, owner, prep ?? { prep: 'at', card: place }, this.#state())
      if (dice.chance(0.93)) this.man({ card, name }, owner, side, dice.below(2))
      if (dice.chance(0.7)) this.#leader(owner, side, name)
    }
  }

  #home(owner: Player, side: string, place: CardName): CardName | undefined {
    const { dice } = this
    if (!dice.chance(0.5)) return undefined
    const [card] = this.draw('facility', 1, one => isOfSide(one, side) || dice.chance(0.1))
    if (!card) return undefined
    const name = this.vessel(card, owner, { prep: 'at', card: place }, dice.chance(0.12) ? damaged : [])
    if (dice.chance(0.5)) this.#leader(owner, side, name)
    for (const site of this.draw('site', dice.chance(0.3) ? 1 : 0))
      this.board.put(site, owner, { prep: 'on', card: name })
    return name
  }

  #leader(owner: Player, side: string, vessel: CardName): void {
    for (const one of this.draw('personnel', 1, card => isLeader(card) && isOfSide(card, side)))
      this.aboard(one, owner, vessel, this.mishap(0.05))
  }

  #state(): readonly Condition[] {
    const { dice } = this
    if (dice.chance(0.06)) return [{ is: { count: 'range-left', value: dice.below(8) } }]
    const status = dice.one(statuses)
    return status && dice.chance(0.25) ? [{ is: { status } }] : []
  }

  /** Cards on ships and on locations that have to do with such things. */
  #hazards(here: CardName): void {
    const { dice } = this
    const type = dice.one(['event', 'dilemma', 'incident', 'objective', 'event'] as const)!
    const fits = dice.chance(0.5) ? says('ship', 'facility', 'location', 'range', 'weapons', 'shields') : () => true
    for (const one of this.draw(type, dice.below(3), fits)) {
      const ship = dice.one(this.vessels)?.name
      const on = ship && dice.chance(0.6) ? ship : here
      this.board.put(one, this.someone(), { prep: 'on', card: on })
    }
  }

  /** Tactics in the side deck of one player, of both, or of none. */
  #bridges(): void {
    const { dice, pool } = this
    for (const player of ['Alice', 'Bob'] as const) {
      if (!dice.chance(0.45)) continue
      for (const one of dice.some(pool.byType('tactic'), 2 + dice.below(5)))
        this.board.put(one, player, { prep: 'in', pile: { pile: 'Battle Bridge', of: player } })
      const [door] = this.draw('doorway', 1, opensBridge)
      if (door) this.board.put(door, player, { prep: 'on the table' })
    }
  }

  #hands(): void {
    const { dice } = this
    const fits = (one: Grown): boolean =>
      dice.chance(0.2) || does('damage', 'repair', 'destroy', 'battle')(one) || says('battle', 'attack', 'ship')(one)
    for (const owner of ['Alice', 'Bob'] as const) {
      const type = dice.one(['interrupt', 'interrupt', 'event', 'doorway'] as const)!
      for (const one of this.draw(type, dice.below(3), fits)) this.board.put(one, owner, pileOf('hand', owner))
    }
  }

  /** An attack, a journey, or a turn that passes. */
  #opening(): readonly Operation[] {
    const { dice } = this
    const own = this.vessels.filter(({ owner }) => owner === 'Alice')
    const foe = dice.one(this.vessels.filter(({ owner }) => owner === 'Bob'))
    const [first] = own
    if (!first) return []
    const ships = dice.some(own, 1 + dice.below(2)).map(({ name }) => name)
    const attack = foe ? [done('Alice', 'attacks', [foe.name], { with: ships })] : []
    const to = dice.one(this.places)?.name
    const moves = to ? [done('Alice', 'moves', [first.name], at('to', to))] : []
    const turns = [turnEnds('Alice'), turnEnds('Bob')]
    return dice.weighed([
      [4, attack],
      [1, [...attack, ...turns]],
      [1, [...moves, ...attack]],
      [1, turns],
      [2, []],
    ])!
  }
}

const damaged: readonly Condition[] = [{ is: { status: 'damaged' } }]

const opensBridge = ({ text }: Grown): boolean => !!text && JSON.stringify(text).includes('"opens":"bridge"')
