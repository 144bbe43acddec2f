import type { CardType } from '../../../../cards/facts.ts'
import type { CardName, Moment, Player } from '../../../../steps/operation.ts'
import { Board, isOf } from '../board.ts'
import type { Grown } from '../pool.ts'
import type { Ground, Scene } from '../scene.ts'
import { lookAtSeeding, seedingDeeds } from './seeding-deeds.ts'

/** The seed phases, with whatever may be seeded then, and what may not. */
export const seeding: Scene = {
  id: 'seeding',
  says: 'the seed phases: cards that both players seed by turns, under missions, on the table and elsewhere',
  topics: ['seeding', 'facilities', 'locations', 'names', 'downloading'],
  weight: 0.3,
  grow: ground => ({
    given: new Seeding(ground).grow(),
    deeds: seedingDeeds,
    looks: lookAtSeeding,
    length: 7,
  }),
}

type Phase = 'before' | 'doorway' | 'mission' | 'dilemma' | 'facility'

const owners: readonly Player[] = ['Alice', 'Bob']

/** What is seeded in each phase, those first that are the likeliest. */
const typesOf: Readonly<Record<Phase, readonly CardType[]>> = {
  before: ['doorway', 'dilemma', 'mission', 'personnel'],
  doorway: ['doorway', 'doorway', 'incident', 'objective', 'event', 'facility'],
  mission: ['objective', 'incident', 'dilemma', 'event'],
  dilemma: ['dilemma', 'dilemma', 'dilemma', 'artifact', 'artifact', 'personnel', 'objective'],
  facility: ['facility', 'facility', 'incident', 'objective', 'event', 'dilemma'],
}

const pileOf = (pile: 'seed cards' | 'missions' | "Q's Tent" | 'draw deck', of: Player) =>
  ({ prep: 'in', pile: { pile, of } }) as const

class Seeding {
  readonly #ground: Ground
  readonly #board = new Board()
  readonly #phase: Phase
  #missions: CardName[] = []

  constructor(ground: Ground) {
    this.#ground = ground
    const { dice } = ground
    this.#phase = dice.weighed([
      [0.7, 'before'],
      [1.5, 'doorway'],
      [3, 'mission'],
      [4, 'dilemma'],
      [3, 'facility'],
    ] as const)!
  }

  grow() {
    const { dice } = this.#ground
    this.#locations()
    if (this.#phase === 'facility' || dice.chance(0.2)) this.#stations()
    for (const owner of owners) this.#cards(owner)
    for (const card of this.#ground.theme.cards) this.#lay(card)
    if (dice.chance(0.5)) this.#below()
    this.#board.others.unshift({ op: 'moment', moment: this.#moment() })
    return this.#board.given()
  }

  #moment(): Moment {
    const phase = this.#phase
    return phase === 'before' ? { before: 'the seed phases' } : { seeding: phase }
  }

  /** Missions lie on the spacelines from the mission phase on. */
  #locations(): void {
    const { dice, pool } = this.#ground
    const count = { before: 0, doorway: 0, mission: dice.below(4), dilemma: 3, facility: 3 }[this.#phase]
    const wanted = this.#ground.theme.cards.filter(isOf('mission', 'time location'))
    const some = [...dice.some(pool.byType('mission'), count)]
    const placed = this.#phase === 'mission' ? dice.some(wanted, dice.below(2)) : wanted
    for (const card of count ? new Set([...placed, ...some]) : []) this.#location(card)
  }

  #location(card: Grown): void {
    const seededBy = this.#ground.dice.one(owners)!
    this.#missions.push(this.#board.location(card, seededBy))
  }

  #stations(): void {
    const { dice, pool, theme } = this.#ground
    const mission = dice.one(this.#missions)
    const stations = pool.byType('facility').filter(({ facts }) => dice.chance(0.3) || facts.class)
    const card = theme.cards.find(isOf('facility')) ?? dice.one(stations)
    if (mission && card && dice.chance(0.6)) this.#board.put(card, dice.one(owners)!, { prep: 'at', card: mission })
  }

  #cards(owner: Player): void {
    const { dice, pool } = this.#ground
    const types = dice.some(typesOf[this.#phase], 2 + dice.below(2))
    const cards = types.flatMap(type => dice.some(this.#seedable(type), 1 + dice.below(2)))
    for (const card of cards) this.#seed(card, owner)
    const twice = dice.one(cards)
    if (twice && dice.chance(0.4)) this.#seed(twice, owner)
    if (this.#phase === 'dilemma' && dice.chance(0.3))
      for (const card of dice.some(pool.byType('dilemma'), 5)) this.#seed(card, owner)
    if (dice.chance(this.#phase === 'mission' ? 0.95 : 0.3)) this.#ownMissions(owner)
    const count = dice.chance(0.2) ? 8 : 3
    const sites = dice.chance(this.#phase === 'facility' ? 0.6 : 0.2) ? dice.some(pool.byType('site'), count) : []
    for (const card of sites) this.#board.put(card, owner, pileOf(dice.chance(0.7) ? 'missions' : 'seed cards', owner))
    if (dice.chance(0.3))
      for (const card of dice.some(pool.all, 3)) this.#board.put(card, owner, pileOf("Q's Tent", owner))
    if (dice.chance(0.5)) this.#draws(owner)
  }

  /** Cards of the type, those rather that have a text which says how they are seeded. */
  #seedable(type: CardType): readonly Grown[] {
    const all = this.#ground.pool.byType(type)
    const told = all.filter(({ text }) => text?.seeds ?? text?.opens)
    return told.length && this.#ground.dice.chance(0.75) ? told : all
  }

  #ownMissions(owner: Player): void {
    const { dice, pool } = this.#ground
    const count = 1 + dice.below(3)
    const there = this.#board.locations.flatMap(({ card }) => pool.byTitle.get(card.title) ?? [])
    const places = new Set(there.flatMap(({ facts }) => facts.location?.at(-1) ?? []))
    const alike = pool.byType('mission').filter(({ facts }) => places.has(facts.location?.at(-1) ?? ''))
    const odd = pool.byType('mission').filter(({ facts, text }) => text || facts.unique === false)
    const cards = [
      ...dice.some(pool.byType('mission'), count),
      ...(dice.chance(0.4) ? dice.some([...alike, ...there], 1) : []),
      ...(dice.chance(0.5) ? dice.some(odd, 1) : []),
    ]
    for (const card of dice.some(cards, cards.length)) this.#board.put(card, owner, pileOf('missions', owner))
  }

  #draws(owner: Player): void {
    const { dice, pool } = this.#ground
    for (const card of dice.some(pool.byType('personnel'), 8)) this.#board.put(card, owner, pileOf('draw deck', owner))
  }

  #seed(card: Grown, owner: Player): void {
    this.#board.put(card, owner, pileOf('seed cards', owner))
  }

  #lay(card: Grown): void {
    if (this.#board.has(card)) return
    const owner: Player = this.#ground.dice.chance(0.7) ? 'Alice' : 'Bob'
    if (card.facts.type === 'mission') return void this.#board.put(card, owner, pileOf('missions', owner))
    this.#seed(card, owner)
  }

  /** Something lies under a mission already. */
  #below(): void {
    const { dice, pool } = this.#ground
    const mission = dice.one(this.#missions)
    const cards = mission ? dice.some([...pool.byType('dilemma'), ...pool.byType('artifact')], 2) : []
    for (const card of cards)
      if (mission && !this.#board.has(card)) this.#board.put(card, dice.one(owners)!, { prep: 'under', card: mission })
  }
}
