import type { CardName, Operation, Player } from '../../../../steps/operation.ts'
import { at, done, turnEnds } from '../done.ts'
import type { Grown } from '../pool.ts'
import type { Grounds, Scene } from '../scene.ts'
import { does, isLeader, isOfSide, Stage, says } from '../stage.ts'

/** Away Teams, crews and intruders of both players in one place, some of them stopped, disabled or in stasis. */
export const teams: Scene = {
  id: 'teams',
  says: 'people of both players together on a planet or aboard, who fight, beam, are captured and are not well',
  topics: ['capture', 'battle', 'beaming', 'stasis', 'disabled', 'stopped', 'dual-personnel', 'equipment'],
  weight: 0.8,
  grow: ground => new Teams(ground).grow(),
}

const players: readonly Player[] = ['Alice', 'Bob']
const mishaps = [
  'stopped',
  'stopped',
  'disabled',
  'disabled',
  'stasis',
  'stasis',
  'captive',
  'deactivated',
  'quarantined',
]

class Teams extends Stage {
  readonly #people: { readonly owner: Player; readonly name: CardName }[] = []
  /** How often somebody is not well on this board. */
  #share = 0

  grow(): Grounds | undefined {
    const { dice } = this
    this.#share = dice.one([0, 0.1, 0.4]) ?? 0
    this.spread(1 + dice.below(2), ({ facts }) => facts.kind !== 'space' || dice.chance(0.1))
    const { here } = this
    if (!here) return undefined
    const sides = [this.side(), this.side()]
    for (const [index, owner] of players.entries()) this.#party(owner, sides[index]!, here)
    this.#things(here)
    this.layTheme()
    this.moment({ turnOf: dice.chance(0.85) ? 'Alice' : 'Bob', part: dice.chance(0.8) ? 'orders' : 'card play' })
    const verbs = ['attacks', 'beams', 'walks', 'uses', 'attempts', 'moves', 'commandeers']
    return { given: this.given(), verbs, opening: this.#opening(here) }
  }

  #party(owner: Player, side: string, here: CardName): void {
    const { dice } = this
    const ofSide = (one: Grown): boolean => isOfSide(one, side)
    for (const card of this.draw('ship', dice.chance(0.8) ? 1 : 0, ofSide)) {
      const name = this.vessel(card, owner, { prep: 'at', card: here }, this.#state(0.5))
      this.man({ card, name }, owner, side, 0)
    }
    const leaders = this.draw('personnel', dice.chance(0.7) ? 1 : 0, one => ofSide(one) && isLeader(one))
    for (const one of new Set([...leaders, ...this.draw('personnel', 1 + dice.below(3), ofSide)]))
      this.#settle(one, owner, here)
  }

  /** On the planet mostly, or aboard any ship, the enemy's too. */
  #settle(one: Grown, owner: Player, here: CardName): void {
    const { dice } = this
    const vessel = dice.one(this.vessels)
    const aboard = vessel && dice.chance(0.3) ? vessel.name : undefined
    const place = aboard ? ({ prep: 'aboard', card: aboard } as const) : ({ prep: 'on', card: here } as const)
    this.#people.push({ owner, name: this.board.put(one, owner, place, this.#state(1)) })
  }

  #state(share: number) {
    const { dice } = this
    const words = share < 1 ? ['stopped', 'stasis', 'damaged'] : mishaps
    const status = dice.one(words)
    if (!status || !dice.chance(this.#share * share)) return []
    const captor = status === 'captive' && dice.chance(0.8) ? [{ is: { controlledBy: 'Alice' } } as const] : []
    return [{ is: { status } }, ...captor]
  }

  /** Equipment, cards that are played on people, hands, seeds. */
  #things(here: CardName): void {
    const { dice } = this
    for (const one of this.draw('equipment', dice.below(3)))
      this.board.put(one, this.someone(), { prep: 'on', card: here })
    const fits = (one: Grown): boolean =>
      dice.chance(0.25) ||
      does('stop', 'disable', 'put in stasis', 'capture', 'unstop', 'kill', 'beam aboard', 'release')(one) ||
      says('stopped', 'stasis', 'disabled', 'captive', 'personnel battle')(one)
    for (const owner of players)
      for (const type of dice.some(['interrupt', 'event', 'incident', 'objective', 'artifact'] as const, 1))
        this.hand(owner, this.draw(type, dice.below(3), fits))
    for (const one of this.draw(dice.one(['event', 'incident'] as const)!, dice.below(2), fits)) {
      const on = dice.one([...this.#people, ...this.vessels])?.name
      if (on) this.board.put(one, this.someone(), { prep: 'on', card: on })
    }
    for (const one of this.draw('dilemma', dice.below(2), fits))
      this.board.put(one, 'Bob', { prep: 'under', card: here })
  }

  #opening(here: CardName): readonly Operation[] {
    const { dice } = this
    const team = (of: Player) => [{ group: 'Away Team', of, at: here } as const]
    const fight: Operation = {
      op: 'do',
      deed: { player: 'Alice', verb: 'attacks', cards: team('Bob'), with: team('Alice') },
    }
    const ship = dice.one(this.vessels)
    const who = dice.some(
      this.#people.filter(({ owner }) => owner === 'Alice'),
      1 + dice.below(2),
    )
    const up =
      ship && who.length
        ? [
            done(
              'Alice',
              'beams',
              who.map(({ name }) => name),
              at('aboard', ship.name),
            ),
          ]
        : []
    const isThere = players.every(player => this.board.rows[player as 'Alice'].some(({ place }) => place.prep === 'on'))
    return dice.weighed([
      [isThere ? 3 : 0, [fight]],
      [1, [...up]],
      [1, [done('Alice', 'attempts', [here])]],
      [0.7, [turnEnds('Alice')]],
      [3, []],
    ])!
  }
}
