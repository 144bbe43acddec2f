import type { CardName, Operation, Player } from '../../../../steps/operation.ts'
import { isOf, pileOf } from '../board.ts'
import { at, done, turnEnds } from '../done.ts'
import type { Grown, Pool } from '../pool.ts'
import type { Grounds, Scene } from '../scene.ts'
import { isLeader, isOfSide, Stage, says } from '../stage.ts'
import { kinOf } from '../theme.ts'

/** Cards that nobody controls, or that act by themselves as turns come and go, on their way along the spaceline. */
export const wanderers: Scene = {
  id: 'wanderers',
  says: 'what moves and attacks by itself, and intruders, among ships and facilities, while turns pass',
  topics: ['self-controlled', 'turns', 'duties', 'battle', 'movement'],
  weight: 0.6,
  grow: ground => (roaming(ground.pool).length ? new Wanderers(ground).grow() : undefined),
}

const roams = says('selfcontrolled', 'intruder', 'travel', 'chase and attack', 'battlehere', 'towed')

const roaming = (pool: Pool): readonly Grown[] =>
  pool.all.filter(one => roams(one) && !isOf('mission', 'personnel')(one))

class Wanderers extends Stage {
  grow(): Grounds | undefined {
    const { dice } = this
    this.spread(3 + dice.below(3))
    const { here } = this
    if (!here) return undefined
    for (const owner of ['Alice', 'Alice', 'Bob'] as const) this.#ship(owner)
    const own = this.theme.cards.filter(one => roams(one))
    const main = (dice.chance(0.6) ? dice.one(own) : undefined) ?? dice.one(roaming(this.pool))!
    const count = dice.chance(0.3) ? 2 : 1
    for (let made = 0; made < count; made += 1) this.#roamer(main)
    this.#things(main)
    this.layTheme()
    this.moment({ turnOf: dice.chance(0.9) ? 'Alice' : 'Bob', part: dice.chance(0.8) ? 'orders' : 'card play' })
    const verbs = ['moves', 'attacks', 'ends the turn', 'plays', 'beams', 'attempts']
    return { given: this.given(), verbs, opening: this.#opening(main) }
  }

  #ship(owner: Player): void {
    const { dice } = this
    const side = this.side()
    const place = dice.one(this.places.slice(0, 2))!.name
    const home = dice.chance(0.3) ? this.draw('facility', 1, one => isOfSide(one, side)) : []
    for (const card of home) this.vessel(card, owner, { prep: 'at', card: place })
    for (const card of this.draw('ship', 1, one => isOfSide(one, side))) {
      const status = dice.one(['cloaked', 'damaged', 'stopped'])
      const state = status && dice.chance(0.2) ? [{ is: { status } }] : []
      const name = this.vessel(card, owner, { prep: 'at', card: place }, state)
      this.man({ card, name }, owner, side, dice.below(2))
      for (const one of this.draw('personnel', 1, person => isLeader(person) && isOfSide(person, side)))
        this.aboard(one, owner, name)
    }
  }

  /** Under way already, aboard a ship, in hand, or still to be met. */
  #roamer(card: Grown): void {
    const { dice } = this
    const place = dice.one(this.places.slice(0, 3))!.name
    const ship = dice.one(this.vessels.filter(one => isOf('ship')(one.card)))?.name
    const isIntruder = says('intruder')(card)
    const state = dice.chance(0.12) ? [{ is: { status: 'damaged' } } as const] : []
    if (isIntruder && ship && dice.chance(0.75))
      return void this.board.put(card, this.someone(), { prep: 'aboard', card: ship })
    if (isOf('dilemma')(card) && dice.chance(0.3))
      return void this.board.put(card, 'Bob', { prep: 'under', card: place })
    if (isOf('dilemma')(card)) return void this.board.put(card, 'Bob', { prep: 'at', card: place }, state)
    if (ship && dice.chance(0.4)) return void this.board.put(card, this.someone(), { prep: 'on', card: ship })
    this.board.put(card, 'Alice', pileOf('hand', 'Alice'))
  }

  /** What has to do with it, in hands and along the way. */
  #things(main: Grown): void {
    const { dice, pool } = this
    const kin = kinOf(main, pool, dice).filter(isOf('event', 'interrupt', 'equipment', 'doorway', 'personnel'))
    const about = pool.all.filter(one => !!one.text && one.words.has(main.title.toLowerCase()))
    for (const one of dice.some([...new Set([...kin, ...about, ...about])], 1 + dice.below(3))) {
      if (this.board.has(one) || isOf('mission')(one)) continue
      const on = dice.one([...this.vessels, ...this.places])?.name
      if (isOf('personnel', 'equipment')(one)) this.#join(one)
      else if (on && isOf('event', 'dilemma')(one) && dice.chance(0.6))
        this.board.put(one, this.someone(), { prep: 'on', card: on })
      else this.hand(this.someone(), [one])
    }
  }

  #join(one: Grown): void {
    const vessel = this.dice.one(this.vessels)
    if (vessel) this.aboard(one, vessel.owner, vessel.name)
  }

  /** Turns pass, somebody comes by, or somebody fires first. */
  #opening({ title }: Grown): readonly Operation[] {
    const { dice } = this
    const own = this.vessels.filter(({ owner, card }) => owner === 'Alice' && isOf('ship')(card))
    const ship = dice.one(own)?.name
    const to = dice.one(this.places)?.name
    const it: CardName = { title }
    const moves = ship && to ? [done('Alice', 'moves', [ship], at('to', to))] : []
    const fires = ship ? [done('Alice', 'attacks', [it], { with: dice.some(own, 2).map(({ name }) => name) })] : []
    const plays = ship ? [done('Alice', 'plays', [it], at('on', dice.one(this.vessels)!.name))] : []
    const turns = [turnEnds('Alice'), turnEnds('Bob')].slice(0, 1 + dice.below(2))
    return dice.weighed([
      [3, turns],
      [2, [...moves, ...turns]],
      [2, fires],
      [1, plays],
      [1, []],
    ])!
  }
}
