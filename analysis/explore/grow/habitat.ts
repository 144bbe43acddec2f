import type { Given } from '../../../steps/judge/given.ts'
import { type CardName, type Place, type Player, pileNames } from '../../../steps/operation.ts'
import type { Dice } from '../dice.ts'
import { Board, isOf, pileOf } from './board.ts'
import { conditionsOf } from './conditions.ts'
import type { Grown, Pool } from './pool.ts'
import type { Scene } from './scene.ts'
import type { Theme } from './theme.ts'

const isPlayable = isOf('event', 'interrupt', 'incident', 'objective', 'doorway')

/** The cards of the theme stand where such cards stand, with all that others need to meet them. */
export const meeting: Scene = {
  id: 'meeting',
  says: 'ships with crews, Away Teams, dilemmas, and the cards of the theme where they may lie',
  weight: 6,
  grow: ({ theme, pool, dice }) => ({ given: new Habitat(theme, pool, dice).grow(), verbs: theme.verbs }),
}

class Habitat {
  readonly board = new Board()
  readonly theme: Theme
  readonly pool: Pool
  readonly dice: Dice
  /** Those who act, and those who are acted upon. */
  readonly me: Player = 'Alice'
  places: { readonly card: Grown; readonly name: CardName }[] = []
  ships: { readonly card: Grown; readonly name: CardName; readonly owner: Player }[] = []
  facilities: CardName[] = []
  people: CardName[] = []

  constructor(theme: Theme, pool: Pool, dice: Dice) {
    this.theme = theme
    this.pool = pool
    this.dice = dice
  }

  grow(): readonly Given[] {
    this.#locations()
    this.#side(this.me, true)
    if (this.dice.chance(0.55)) this.#side('Bob', false)
    for (const card of this.theme.cards) if (!this.board.has(card)) this.#lay(card)
    this.#hands()
    this.#moment()
    return this.board.given()
  }

  #locations(): void {
    const wanted = this.theme.cards.filter(isOf('mission', 'time location'))
    const quadrant = wanted[0]?.facts.quadrant ?? 'alpha'
    const others = this.pool.byType('mission').filter(({ facts }) => (facts.quadrant ?? 'alpha') === quadrant)
    const wants = this.theme.cards.find(isOf('dilemma'))?.facts.kind
    const fitting = others.filter(({ facts }) => facts.kind === (wants ?? this.dice.one(['planet', 'space'])))
    const first = this.dice.one(fitting.length ? fitting : others)
    const rest = this.dice.some(others, 1 + this.dice.below(3))
    for (const card of new Set([...wanted, ...(first ? [first] : []), ...rest])) {
      if (this.board.has(card)) continue
      const name = this.board.location(card, this.dice.chance(0.5) ? 'Alice' : 'Bob')
      this.places.push({ card, name })
    }
  }

  get #here() {
    return this.places[0]!
  }

  /** Ships with crews, an Away Team, and an outpost, of cards that go together. */
  #side(owner: Player, acts: boolean): void {
    const { dice, theme } = this
    const own = acts ? theme.cards : theme.cards.filter(() => dice.chance(0.25))
    const lead = own.find(one => one.facts.affiliations?.length && !this.board.has(one)) ?? this.#suited()
    const side = dice.one(lead?.facts.affiliations ?? ['federation']) ?? 'federation'
    const ofSide = (one: Grown): boolean =>
      !!one.facts.affiliations?.some(word => word === side || word === 'non-aligned')
    const place = acts || dice.chance(0.6) ? this.#here : (dice.one(this.places) ?? this.#here)
    if (dice.chance(acts ? 0.6 : 0.3)) this.#outpost(owner, side)
    const vessels = [...own.filter(isOf('ship')), ...dice.some(this.pool.byType('ship').filter(ofSide), 2)]
    const count = Math.max(own.filter(isOf('ship')).length, dice.chance(0.85) ? 1 : 0, dice.chance(0.2) ? 2 : 0)
    const crew = this.#crew(own, ofSide)
    const ships = vessels.filter(one => !this.board.has(one)).slice(0, count)
    const mine = ships.map(card => this.#ship(card, owner, place.name))
    for (const person of crew) this.#settle(person, owner, mine, place)
  }

  /** Somebody whom the mission at hand admits. */
  #suited(): Grown | undefined {
    const admitted = this.#here.card.facts.attemptedBy ?? []
    const people = this.pool.byType('personnel')
    const fits = people.filter(({ facts }) => facts.affiliations?.some(word => admitted.includes(word)))
    return this.dice.one(fits.length ? fits : people)
  }

  #outpost(owner: Player, side: string): void {
    const own = this.pool.byType('facility').filter(({ facts }) => facts.affiliations?.includes(side))
    const card = this.theme.cards.find(isOf('facility')) ?? this.dice.one(own)
    if (!card || this.board.has(card)) return
    const place = this.dice.one(this.places)!.name
    this.facilities.push(this.board.put(card, owner, { prep: 'at', card: place }))
  }

  #crew(own: readonly Grown[], ofSide: (one: Grown) => boolean): readonly Grown[] {
    const { dice, pool } = this
    const wanted = own
      .filter(isOf('personnel', 'equipment', 'tribble'))
      .filter(one => !isOf('personnel')(one) || ofSide(one))
    const skilled = this.#demanded().flatMap(word =>
      dice.some(pool.byWord(word).filter(isOf('personnel')).filter(ofSide), 1),
    )
    const more = dice.some(pool.byType('personnel').filter(ofSide), 1 + dice.below(5))
    const tools = dice.chance(0.15) ? dice.some(pool.byType('equipment'), 1) : []
    const all = [...wanted, ...(dice.chance(0.6) ? skilled : []), ...more, ...tools]
    return [...new Set(all)].filter(one => !this.board.has(one))
  }

  /** Skills that the mission and the theme ask for. */
  #demanded(): readonly string[] {
    const asked = [this.#here.card, ...this.theme.cards.filter(isOf('dilemma'))]
    const skills = asked.flatMap(({ facts, words }) => [
      ...(facts.requires ?? []).flatMap(({ skills = {} }) => Object.keys(skills)),
      ...(facts.type === 'dilemma' ? [...words].filter(word => this.pool.byWord(word).length < 150) : []),
    ])
    return this.dice.some([...new Set(skills)], 4)
  }

  #ship(card: Grown, owner: Player, at: CardName): CardName {
    const docks = this.facilities.length && this.dice.chance(0.25)
    const place: Place = docks ? { prep: 'docked at', card: this.dice.one(this.facilities)! } : { prep: 'at', card: at }
    const name = this.board.put(card, owner, place, conditionsOf(card.facts, this.dice))
    this.ships.push({ card, name, owner })
    return name
  }

  #settle(person: Grown, owner: Player, ships: readonly CardName[], place: { card: Grown; name: CardName }): void {
    const { dice } = this
    const isPlanet = place.card.facts.kind !== 'space'
    const team = isPlanet && (!ships.length || dice.chance(0.4))
    const where: Place | undefined = team
      ? { prep: 'on', card: place.name }
      : ships.length
        ? { prep: 'aboard', card: dice.one(ships)! }
        : this.facilities[0] && { prep: 'aboard', card: this.facilities[0] }
    if (!where) return
    this.people.push(this.board.put(person, owner, where, conditionsOf(person.facts, dice)))
  }

  /** A card of the theme that has no place yet. */
  #lay(card: Grown): void {
    const { dice, board } = this
    const owner: Player = dice.chance(0.7) ? 'Alice' : 'Bob'
    const { type } = card.facts
    if (type === 'dilemma') return void board.put(card, 'Bob', { prep: 'under', card: this.#here.name })
    if (type === 'artifact' && dice.chance(0.6))
      return void board.put(card, owner, { prep: 'under', card: this.#here.name })
    if (type === 'tactic')
      return void board.put(card, owner, { prep: 'in', pile: { pile: 'Battle Bridge', of: owner } })
    if (type === 'site' && this.facilities[0])
      return void board.put(card, owner, { prep: 'on', card: this.facilities[0] })
    if (dice.chance(isPlayable(card) ? 0.6 : 0.5)) return void board.put(card, owner, pileOf('hand', owner))
    if (dice.chance(0.15)) {
      const pile = dice.one(pileNames.slice(1, 3))!
      return void board.put(card, owner, { prep: 'in', pile: { pile: pile as 'draw deck', of: owner } })
    }
    const on = this.#anything()
    if (!on || dice.chance(0.4)) return void board.put(card, owner, { prep: 'on the table' })
    const conditions = dice.chance(0.15) ? [{ is: { count: 'countdown', value: 1 + dice.below(3) } } as const] : []
    board.put(card, owner, { prep: 'on', card: on }, conditions)
  }

  #anything(): CardName | undefined {
    const ships = this.ships.map(({ name }) => name)
    return this.dice.one([...ships, ...this.dice.some(this.people, 2), ...this.places.map(({ name }) => name)])
  }

  #hands(): void {
    const { dice, pool } = this
    const playable = ['interrupt', 'event'] as const
    for (const owner of ['Alice', 'Bob'] as const)
      if (dice.chance(0.35))
        for (const card of dice.some(pool.byType(dice.one(playable)!), 1))
          if (!this.board.has(card)) this.board.put(card, owner, pileOf('hand', owner))
    if (!this.theme.cards.some(isOf('dilemma')) && dice.chance(0.35))
      for (const card of dice.some(
        pool.byType('dilemma').filter(one => this.#fits(one)),
        1 + dice.below(2),
      ))
        if (!this.board.has(card)) this.board.put(card, 'Bob', { prep: 'under', card: this.#here.name })
  }

  #fits({ facts: { kind } }: Grown): boolean {
    return !kind || kind === 'dual' || kind === this.#here.card.facts.kind
  }

  #moment(): void {
    const { dice, board } = this
    const turnOf: Player = dice.chance(0.85) ? 'Alice' : 'Bob'
    const part = dice.chance(0.06) ? 'start' : dice.chance(0.5) ? 'orders' : 'card play'
    board.others.unshift({ op: 'moment', moment: { turnOf, part } })
    if (dice.chance(0.1)) board.others.push({ op: 'score', player: 'Alice', points: 5 * dice.below(20) })
  }
}
