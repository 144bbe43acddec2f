import type { Given } from '../../../steps/judge/given.ts'
import type { CardName, Condition, Place, Player } from '../../../steps/operation.ts'
import { Board, isOf, pileOf } from './board.ts'
import type { Grown } from './pool.ts'
import type { Ground } from './scene.ts'

/** Whom and what a gathering is about. */
export interface Subject {
  /** Who gathers; a few others join them. */
  readonly people: (one: Grown) => boolean
  /** What is played on them, or lies there already. */
  readonly cards: (one: Grown) => boolean
  /** Affiliations are mixed so often; otherwise those gather who go together. */
  readonly mixed: number
  /** Conditions of people and ships there, and how often. */
  readonly conditions?: {
    readonly often: number
    readonly people: readonly string[]
    readonly ships: readonly string[]
  }
  /** Cards lie in draw decks and discard piles. */
  readonly piles?: boolean
}

const owners: readonly Player[] = ['Alice', 'Bob']
const infiltration = ' infiltration'

/** Many personnel at one place, theirs and the opponent's, with what is played on them. */
export class Gathering {
  readonly #ground: Ground
  readonly #subject: Subject
  readonly #board = new Board()
  readonly #people: CardName[] = []
  #mission: CardName | undefined
  #isPlanet = false
  /** The affiliation of which somebody may pretend to be. */
  #spied: string | undefined

  constructor(ground: Ground, subject: Subject) {
    this.#ground = ground
    this.#subject = subject
  }

  grow(): readonly Given[] {
    const { dice } = this.#ground
    this.#locations()
    this.#side('Alice', 2 + dice.below(4))
    if (dice.chance(0.65)) this.#side('Bob', 1 + dice.below(3))
    for (const card of this.#ground.theme.cards) if (!this.#board.has(card)) this.#lay(card)
    for (const card of this.#drawn(this.#subject.cards, 1 + dice.below(3))) this.#lay(card)
    this.#hands()
    if (this.#subject.piles || dice.chance(0.15)) for (const owner of owners) this.#piles(owner)
    this.#moment()
    return this.#board.given()
  }

  #drawn(is: (one: Grown) => boolean, count: number): readonly Grown[] {
    const all = this.#ground.pool.all.filter(one => is(one) && !this.#board.has(one))
    return this.#ground.dice.some(all, count)
  }

  #locations(): void {
    const { dice, pool, theme } = this.#ground
    const wanted = theme.cards.find(isOf('mission'))
    const missions = dice.some(pool.byType('mission'), 2)
    for (const card of new Set([...(wanted ? [wanted] : []), ...missions])) {
      const name = this.#board.location(card, dice.one(owners)!)
      if (!this.#mission) this.#isPlanet = card.facts.kind !== 'space'
      this.#mission ??= name
    }
  }

  /** Those who gather of one player: aboard a ship or a facility, or on the planet. */
  #side(owner: Player, count: number): void {
    const { dice, theme } = this.#ground
    const own = theme.cards.filter(isOf('personnel')).filter(one => !this.#board.has(one))
    const lead = this.#lead(owner, own)
    const side = dice.one(lead?.facts.affiliations ?? []) ?? 'federation'
    const fits = (one: Grown): boolean => this.#goesWith(one, side)
    const kin = this.#drawn(one => this.#isPerson(one) && fits(one), count)
    const others = this.#drawn(one => isOf('personnel')(one) && fits(one) && !kin.includes(one), dice.below(3))
    const hosts = this.#hosts(owner, fits)
    const tools = dice.chance(0.35) ? this.#drawn(isOf('equipment'), 1 + dice.below(2)) : []
    const all = [...(lead ? [lead] : []), ...(owner === 'Alice' ? own : []), ...kin, ...others, ...tools]
    const twice = dice.chance(0.25) ? dice.some(all, 1) : []
    const team = dice.chance(0.5)
    for (const one of [...new Set(all), ...twice]) this.#settle(one, owner, hosts, team)
    const [icon] = all.flatMap(({ facts }) => facts.icons?.filter(word => word.endsWith(infiltration)) ?? [])
    this.#spied ??= icon?.slice(0, -infiltration.length)
  }

  /** Whom the others of his player go with; of an affiliation that somebody there may infiltrate, if there is one. */
  #lead(owner: Player, own: readonly Grown[]): Grown | undefined {
    const { dice } = this.#ground
    const spied = owner === 'Bob' && dice.chance(0.8) ? this.#spied : undefined
    if (spied) return this.#drawn(one => isOf('personnel')(one) && !!one.facts.affiliations?.includes(spied), 1)[0]
    if (dice.chance(0.2)) return this.#drawn(isOf('personnel'), 1)[0]
    return dice.one(own) ?? this.#drawn(this.#isPerson, 1)[0]
  }

  readonly #isPerson = (one: Grown): boolean => isOf('personnel')(one) && this.#subject.people(one)

  #goesWith({ facts: { affiliations = [] } }: Grown, side: string): boolean {
    const isMixed = this.#ground.dice.chance(this.#subject.mixed)
    return isMixed || affiliations.includes(side) || affiliations.includes('non-aligned')
  }

  #hosts(owner: Player, fits: (one: Grown) => boolean): readonly CardName[] {
    const { dice, theme } = this.#ground
    const named = theme.cards.filter(isOf('ship', 'facility')).filter(one => owner === 'Alice' && !this.#board.has(one))
    const ships = dice.chance(0.85) ? this.#drawn(one => isOf('ship')(one) && fits(one), 1) : []
    const facilities = dice.chance(0.45) ? this.#drawn(one => isOf('facility')(one) && fits(one), 1) : []
    const at: Place = { prep: 'at', card: this.#mission! }
    const bases = [...named, ...facilities].filter(isOf('facility')).map(one => this.#board.put(one, owner, at))
    return [
      ...[...named, ...ships].filter(isOf('ship')).map(one => {
        const place: Place = bases[0] && dice.chance(0.3) ? { prep: 'docked at', card: bases[0] } : at
        return this.#board.put(one, owner, place, this.#conditions('ships'))
      }),
      ...bases,
    ]
  }

  #settle(one: Grown, owner: Player, hosts: readonly CardName[], team: boolean): void {
    const host = this.#ground.dice.one(hosts.slice(0, this.#ground.dice.chance(0.8) ? 1 : 2))
    const onPlanet: Place | undefined = this.#isPlanet ? { prep: 'on', card: this.#mission! } : undefined
    const aboard: Place | undefined = host && { prep: 'aboard', card: host }
    const place = team ? (onPlanet ?? aboard) : (aboard ?? onPlanet)
    if (!place) return
    const name = this.#board.put(one, owner, place, isOf('personnel')(one) ? this.#conditions('people') : [])
    this.#people.push(name)
  }

  #conditions(of: 'people' | 'ships'): readonly Condition[] {
    const { often, ...words } = this.#subject.conditions ?? { often: 0.05, people: ['stopped'], ships: ['stopped'] }
    const status = this.#ground.dice.chance(often) ? this.#ground.dice.one(words[of]) : undefined
    return status ? [{ is: { status } }] : []
  }

  /** In hand, on somebody, or on the table. */
  #lay(card: Grown): void {
    const { dice } = this.#ground
    const owner: Player = dice.chance(0.75) ? 'Alice' : 'Bob'
    const put = (place: Place): CardName => this.#board.put(card, owner, place)
    if (isOf('dilemma', 'artifact')(card) && dice.chance(0.5)) return void put({ prep: 'under', card: this.#mission! })
    const on = dice.one(this.#people)
    if (on && card.text?.plays && dice.chance(0.3)) return void put({ prep: 'on', card: on })
    if (dice.chance(0.25) && !isOf('personnel', 'ship', 'facility', 'mission')(card))
      return void put({ prep: 'on the table' })
    if (!isOf('mission')(card)) put(pileOf('hand', owner))
  }

  /** Those who come later. */
  #hands(): void {
    const { dice } = this.#ground
    for (const owner of owners)
      if (dice.chance(owner === 'Alice' ? 0.6 : 0.2))
        for (const card of this.#drawn(dice.chance(0.7) ? this.#isPerson : isOf('personnel', 'ship', 'equipment'), 1))
          this.#board.put(card, owner, pileOf('hand', owner))
  }

  #piles(owner: Player): void {
    const { dice, pool } = this.#ground
    const counts = { 'draw deck': 1 + dice.below(4), 'discard pile': dice.below(4), hand: dice.below(4) } as const
    for (const pile of ['draw deck', 'discard pile', 'hand'] as const)
      for (const card of dice.some(pool.all, counts[pile]))
        if (!isOf('mission', 'dilemma')(card)) this.#board.put(card, owner, pileOf(pile, owner))
  }

  #moment(): void {
    const { dice } = this.#ground
    const part = dice.weighed([
      [4, 'orders'],
      [4, 'card play'],
      [0.7, 'start'],
    ] as const)!
    this.#board.others.unshift({ op: 'moment', moment: { turnOf: dice.chance(0.85) ? 'Alice' : 'Bob', part } })
  }
}
