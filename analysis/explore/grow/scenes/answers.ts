import type { CardName, Operation, Player } from '../../../../steps/operation.ts'
import { isOf, pileOf } from '../board.ts'
import { at, done, turnEnds } from '../done.ts'
import type { Grown } from '../pool.ts'
import type { Grounds, Scene } from '../scene.ts'
import { does, isOfSide, Stage, says } from '../stage.ts'
import { kinOf } from '../theme.ts'

/** Both players hold cards that answer what the other one does. */
export const answers: Scene = {
  id: 'answers',
  says: 'hands full of what nullifies, suspends play or answers what is done, with cards in play that it is done to',
  topics: [
    'timing',
    'suspends-play',
    'nullifying',
    'showing-cards',
    'turns',
    'draws-and-discards',
    'selections',
    'names',
  ],
  weight: 0.6,
  grow: ground => new Answers(ground).grow(),
}

const nullifies = does('nullify', 'discard', 'kill', 'relocate', 'call off the attack', 'storm')
const answersText = says('answers', 'anytime', 'suspends')
const isPlayed = isOf('event', 'interrupt', 'incident', 'doorway', 'objective')

class Answers extends Stage {
  readonly #held: CardName[] = []
  readonly #people: CardName[] = []

  grow(): Grounds | undefined {
    const { dice } = this
    this.spread(2 + dice.below(2))
    const { here } = this
    if (!here) return undefined
    for (const owner of ['Alice', 'Bob'] as const) this.#party(owner, here)
    const played = this.#played()
    for (const one of played) this.#lay(one, here)
    this.#hold(played)
    for (const owner of ['Alice', 'Bob'] as const)
      this.board.others.push({ op: 'fill', pile: { pile: 'draw deck', of: owner }, count: 3 + dice.below(4) })
    const part = dice.weighed([
      [4, 'card play'],
      [3, 'orders'],
      [0.4, 'start'],
    ] as const)!
    this.layTheme()
    this.moment({ turnOf: dice.chance(0.9) ? 'Alice' : 'Bob', part })
    return { given: this.given(), verbs: ['plays', 'uses', 'ends the turn', 'attempts'], opening: this.#opening(here) }
  }

  #party(owner: Player, here: CardName): void {
    const { dice } = this
    const side = this.side()
    for (const card of this.draw('ship', 1, one => isOfSide(one, side))) {
      const name = this.vessel(card, owner, { prep: 'at', card: here })
      this.#people.push(...this.man({ card, name }, owner, side, 1 + dice.below(2)))
    }
    if (this.places[0]?.card.facts.kind !== 'space') this.#people.push(...this.team(owner, side, dice.below(3), here))
  }

  /** What is played, or lies there already, and answers to it. */
  #played(): readonly Grown[] {
    const { dice, pool } = this
    const own = this.theme.cards.filter(isPlayed)
    const first = own.length ? own : dice.some(pool.all.filter(isPlayed), 1)
    const kin = first.flatMap(one => kinOf(one, pool, dice).filter(isPlayed))
    return [...new Set([...first, ...dice.some(kin, 2), ...this.draw('event', dice.below(2))])].slice(0, 4)
  }

  #lay(one: Grown, here: CardName): void {
    const { dice } = this
    if (this.board.has(one)) return
    const owner = this.someone()
    if (isOf('interrupt')(one) || dice.chance(0.5))
      return void this.#held.push(this.board.put(one, 'Alice', pileOf('hand', 'Alice')))
    const on = dice.one([...this.vessels.map(({ name }) => name), here, ...dice.some(this.#people, 1)])
    this.board.put(one, owner, on && dice.chance(0.5) ? { prep: 'on', card: on } : { prep: 'on the table' })
  }

  /** Cards for either hand; of cards that are played, those that name them first. */
  #hold(played: readonly Grown[]): void {
    const { dice, pool } = this
    const titles = played.map(({ title }) => title.toLowerCase())
    const about = pool.all.filter(one => isPlayed(one) && !!one.text && titles.some(title => one.words.has(title)))
    const fit = pool.byType('interrupt').filter(one => nullifies(one) || answersText(one))
    for (const owner of ['Bob', 'Bob', 'Alice'] as const) {
      const card = dice.one(dice.chance(0.4) && about.length ? about : fit)
      if (!card || this.board.has(card)) continue
      const name = this.board.put(card, owner, pileOf('hand', owner))
      if (owner === 'Alice') this.#held.push(name)
    }
  }

  /** Something is done that can be answered. */
  #opening(here: CardName): readonly Operation[] {
    const { dice } = this
    const card = dice.one(this.#held)
    const on = dice.one([...this.vessels, ...this.places])?.name
    const bare = card ? [done('Alice', 'plays', [card])] : []
    const aimed = card && on ? [done('Alice', 'plays', [card], at('on', on))] : []
    return dice.weighed([
      [2, bare],
      [2, aimed],
      [1, [done('Alice', 'attempts', [here])]],
      [0.5, [turnEnds('Alice')]],
      [2, []],
    ])!
  }
}
