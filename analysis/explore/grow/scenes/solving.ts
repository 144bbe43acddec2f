import type { CardName, Operation, Player } from '../../../../steps/operation.ts'
import { at, done, turnEnds } from '../done.ts'
import type { Grown } from '../pool.ts'
import type { Grounds, Scene } from '../scene.ts'
import { isOfSide, Stage, says } from '../stage.ts'

/** Missions with crews who can solve them, of one player or of both. */
export const solving: Scene = {
  id: 'solving',
  says: 'missions, some of both kinds, with crews and Away Teams who meet what they ask for',
  topics: ['missions', 'artifacts', 'scoring', 'compatibility'],
  weight: 0.6,
  grow: ground => new Attempt(ground).grow(),
}

const players: readonly Player[] = ['Alice', 'Bob']

class Attempt extends Stage {
  readonly #groups: { readonly owner: Player; readonly from: CardName; readonly people: readonly CardName[] }[] = []

  grow(): Grounds | undefined {
    const { dice } = this
    const isDual = dice.chance(0.2)
    this.spread(1 + dice.below(3), ({ facts }) => !isDual || facts.kind === 'dual' || dice.chance(0.05))
    const [place] = this.places
    if (!place) return undefined
    for (const owner of players) if (owner === 'Alice' || dice.chance(0.45)) this.#party(owner, place.card, place.name)
    this.#seeds(place.name, place.card)
    this.#rest(place.name)
    this.layTheme()
    this.moment({ turnOf: dice.chance(0.9) ? 'Alice' : 'Bob', part: 'orders' })
    return { given: this.given(), verbs: ['attempts', 'beams'], opening: this.#opening(place.name) }
  }

  #party(owner: Player, mission: Grown, here: CardName): void {
    const { dice } = this
    const { facts } = mission
    const admitted = (facts.attemptedBy ?? []).filter(word => word !== 'any')
    const side = (dice.chance(0.9) ? dice.one(admitted) : undefined) ?? this.side()
    const [ship] = this.draw('ship', 1, one => isOfSide(one, side))
    const vessel = ship && dice.chance(0.85) ? this.vessel(ship, owner, { prep: 'at', card: here }) : undefined
    if (ship && vessel && dice.chance(0.5)) this.man({ card: ship, name: vessel }, owner, side, 1)
    const goesDown = facts.kind === 'planet' || (facts.kind === 'dual' && dice.chance(0.5))
    const from = goesDown || !vessel ? here : vessel
    if (!goesDown && !vessel) return
    const people = this.#able(mission, side).map(one =>
      this.board.put(one, owner, { prep: from === here ? 'on' : 'aboard', card: from }, this.mishap(0.05)),
    )
    if (people.length) this.#groups.push({ owner, from, people })
  }

  /** Somebody for everything that the mission asks for. */
  #able({ facts }: Grown, side: string): readonly Grown[] {
    const { dice } = this
    const asked = dice.one(facts.requires ?? []) ?? {}
    const ofSide = (one: Grown): boolean => isOfSide(one, side) || (isOfSide(one, 'non-aligned') && dice.chance(0.3))
    const skilled = Object.entries(asked.skills ?? {}).flatMap(([skill, level]) =>
      this.draw('personnel', level, one => ofSide(one) && hasSkill(one, skill)),
    )
    const named = (asked.cards ?? []).flatMap(title => this.pool.byTitle.get(title) ?? [])
    const strong = Object.keys(asked.over ?? {}).flatMap(word => this.#best(word as 'cunning', ofSide))
    const fit = [...new Set([...skilled, ...named, ...strong, ...this.draw('personnel', 1 + dice.below(2), ofSide)])]
    const away = dice.chance(0.2) ? dice.below(fit.length) : -1
    return fit.filter((one, index) => index !== away && !this.board.has(one) && one.facts.type !== 'mission')
  }

  #best(word: 'cunning' | 'strength' | 'integrity', wanted: (one: Grown) => boolean): readonly Grown[] {
    const able = this.draw('personnel', 40, wanted).filter(({ facts }) => (facts[word] ?? 0) >= 7)
    return this.dice.some(able, 4)
  }

  #seeds(here: CardName, { facts: { kind } }: Grown): void {
    const { dice } = this
    const fits = ({ facts }: Grown): boolean => !facts.kind || kind === 'dual' || facts.kind === kind
    for (const one of this.draw('artifact', dice.chance(0.35) ? 1 : 0))
      this.board.put(one, this.someone(), { prep: 'under', card: here })
    for (const one of this.draw('personnel', dice.chance(0.15) ? 1 : 0))
      this.board.put(one, this.someone(), { prep: 'under', card: here })
    for (const one of this.draw('dilemma', dice.chance(0.3) ? 1 : 0, fits))
      this.board.put(one, 'Bob', { prep: 'under', card: here })
  }

  /** Cards that speak of solving, and what is drawn from. */
  #rest(here: CardName): void {
    const { dice } = this
    const type = dice.one(['objective', 'event', 'interrupt', 'incident', 'equipment'] as const)!
    const [card] = this.draw(type, 1, says('solved', 'onmission', 'attempt', 'attempts', 'mission'))
    const [first] = this.#groups
    if (card && type === 'equipment' && first) {
      const prep = first.from === here ? 'on' : 'aboard'
      this.board.put(card, first.owner, { prep, card: first.from })
    } else if (card && dice.chance(0.6)) this.board.put(card, 'Alice', { prep: 'on', card: here })
    else if (card) this.hand(this.someone(), [card])
    for (const player of players)
      this.board.others.push({ op: 'fill', pile: { pile: 'draw deck', of: player }, count: 4 })
  }

  /** One group or both attempt it, whole or in part. */
  #opening(mission: CardName): readonly Operation[] {
    const { dice } = this
    if (dice.chance(0.15)) return []
    return this.#groups.flatMap(({ owner, from, people }) => {
      const part = dice.chance(0.2) ? { with: dice.some(people, 1 + dice.below(people.length)) } : {}
      const attempt = done(owner, 'attempts', [mission], { ...(dice.chance(0.8) ? at('from', from) : {}), ...part })
      return owner === 'Alice' ? [attempt] : [turnEnds('Alice'), attempt]
    })
  }
}

const hasSkill = ({ facts: { skills = {}, classification } }: Grown, skill: string): boolean =>
  Object.hasOwn(skills, skill) || classification === skill
