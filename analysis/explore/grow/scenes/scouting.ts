import type { Finder } from '../../../../steps/judge/resolve.ts'
import { nameOn } from '../../../../steps/on-board/names-on.ts'
import type { CardName, Condition, Deed, Operation, Player } from '../../../../steps/operation.ts'
import { termsOf } from '../../deeds.ts'
import type { Dice } from '../../dice.ts'
import { pileOf } from '../board.ts'
import type { Grown } from '../pool.ts'
import type { Ground, Grounds, Scene } from '../scene.ts'
import { does, isOfSide, Stage } from '../stage.ts'

/** The hive scouts a location or a ship for an objective, or has done so. */
export const scouting: Scene = {
  id: 'scouting',
  says: 'Borg with an objective at a location or a ship, in any stage of scouting and probing for it',
  topics: ['scouting', 'borg'],
  weight: 0.6,
  grow: ground => (objectivesOf(ground).length ? new Hive(ground).grow() : undefined),
}

const isObjective = ({ text }: Grown): boolean => !!text && 'objective' in text

const scoutsShip = ({ text }: Grown): boolean => JSON.stringify(text ?? {}).includes('"scouts":"ship"')

const objectivesOf = ({ pool }: Ground): readonly Grown[] => pool.byType('objective').filter(isObjective)

class Hive extends Stage {
  readonly #me: Player = 'Alice'

  grow(): Grounds | undefined {
    const { dice } = this
    const objectives = this.draw('objective', dice.chance(0.2) ? 2 : 1, isObjective)
    const aims = JSON.stringify(objectives[0]?.text ?? {})
    const kinds = aims.includes('"planet"') ? ['planet', 'dual'] : ['space', 'dual']
    this.spread(2 + dice.below(2), ({ facts }) => dice.chance(0.1) || kinds.includes(facts.kind ?? ''))
    const here = this.here
    if (!here) return undefined
    const cube = this.#cube(here)
    const enemy = dice.chance(objectives.some(scoutsShip) ? 1 : 0.4) ? this.#enemy(here) : undefined
    const target = objectives[0] && scoutsShip(objectives[0]) && enemy ? enemy : here
    for (const one of objectives) this.#aim(one, scoutsShip(one) && enemy ? enemy : here)
    this.#scouts(cube, target, here)
    this.#seeds(here)
    this.#store(target)
    this.#moment()
    const verbs = ['scouts', 'probes for', 'beams', 'ends the turn']
    const opening = this.#opening(target, objectives)
    return { given: this.given(), verbs, deeds: hiveDeeds, opening }
  }

  #cube(here: CardName): CardName | undefined {
    const [ship] = this.draw('ship', 1, one => isOfSide(one, 'borg'))
    if (!ship) return undefined
    const name = this.vessel(ship, this.#me, { prep: 'at', card: here }, this.mishap(0.03))
    this.man({ card: ship, name }, this.#me, 'borg', 1 + this.dice.below(4))
    const [counterpart] = this.draw('personnel', 1, ({ facts }) => !!facts.keywords?.includes('Counterpart'))
    if (counterpart && this.dice.chance(0.3)) this.aboard(counterpart, this.#me, name)
    return name
  }

  #enemy(here: CardName): CardName | undefined {
    const side = this.side()
    const [ship] = this.draw('ship', 1, one => isOfSide(one, side) && !isOfSide(one, 'borg'))
    if (!ship) return undefined
    const name = this.vessel(ship, 'Bob', { prep: 'at', card: here })
    this.man({ card: ship, name }, 'Bob', side, this.dice.below(3))
    return name
  }

  #aim(one: Grown, target: CardName): void {
    const { dice } = this
    if (dice.chance(0.15)) return void this.hand(this.#me, [one])
    const done: readonly Condition[] = dice.chance(0.1) ? [{ is: { status: 'completed' } }] : []
    const aimed: readonly Condition[] = [{ is: { targeting: [{ card: target }] } }]
    this.board.put(one, this.#me, { prep: 'on the table' }, [...aimed, ...done])
  }

  /** Somebody is on the planet or aboard the enemy already. */
  #scouts(cube: CardName | undefined, target: CardName, here: CardName): void {
    const { dice } = this
    const drones = this.draw('personnel', 1 + dice.below(2), one => isOfSide(one, 'borg'))
    if (target !== here && dice.chance(0.5))
      for (const one of drones) this.aboard(one, this.#me, target, this.mishap(0.1))
    else if (dice.chance(0.4) || !cube)
      for (const one of drones) this.board.put(one, this.#me, { prep: 'on', card: here }, this.mishap(0.15))
  }

  #seeds(here: CardName): void {
    const { dice } = this
    const kind = this.places[0]?.card.facts.kind
    const fits = ({ facts }: Grown): boolean =>
      !facts.kind || facts.kind === 'dual' || kind === 'dual' || facts.kind === kind
    for (const one of this.draw('dilemma', dice.below(3), fits))
      this.board.put(one, 'Bob', { prep: 'under', card: here })
    if (dice.chance(0.3))
      for (const one of this.draw('artifact', 1)) this.board.put(one, this.someone(), { prep: 'under', card: here })
  }

  /** What is probed, and what lets one probe at once. */
  #store(target: CardName): void {
    const { dice, pool } = this
    const cards = dice.some(
      pool.byType('personnel').filter(one => isOfSide(one, 'borg')),
      2 + dice.below(3),
    )
    for (const card of cards) this.board.put(card, this.#me, pileOf('draw deck', this.#me))
    if (dice.chance(0.3)) this.board.others.push({ op: 'fill', pile: { pile: 'draw deck', of: this.#me }, count: 5 })
    if (dice.chance(0.08))
      this.board.others.push({ op: 'set', cards: [{ card: target }], condition: { is: { status: 'scouted' } } })
    this.board.others.push({ op: 'fill', pile: { pile: 'draw deck', of: 'Bob' }, count: 5 })
    for (const one of this.draw('incident', 1, ({ text }) => !!text && 'probesAtOnce' in text))
      if (dice.chance(0.25)) this.board.put(one, this.#me, { prep: 'on the table' })
    if (dice.chance(0.3))
      this.hand(this.#me, this.draw(dice.one(['interrupt', 'event'])!, 1, does('probe', 'download')))
  }

  /** Often the scouting has begun already, or it is time to probe. */
  #opening(target: CardName, objectives: readonly Grown[]): readonly Operation[] {
    const { dice } = this
    const [me, you] = ['Alice', 'Bob'] as const
    const done = (player: Player, verb: string, card?: CardName): Operation => ({
      op: 'do',
      deed: { player, verb, ...(card ? { cards: [{ card }] } : {}) },
    })
    if (dice.chance(0.45)) return []
    const turns = [done(me, 'scouts', target), done(me, 'ends the turn'), done(you, 'ends the turn')]
    const probe = objectives.map(({ title }) => done(me, 'probes for', { title }))
    const skipped = turns.filter(() => dice.chance(0.92))
    return [...skipped, ...(dice.chance(0.5) ? probe : [done(me, 'ends the turn')])].slice(0, 1 + dice.below(4))
  }

  #moment(): void {
    this.layTheme()
    this.moment({ turnOf: this.dice.chance(0.9) ? 'Alice' : 'Bob', part: 'orders' })
  }
}

function hiveDeeds(finder: Finder, player: Player, dice: Dice): readonly Deed[] {
  const own = finder.board.cards.filter(card => (card.controller ?? card.owner) === player)
  const objectives = own.filter(card => finder.typeOf(card) === 'objective' && card.where[0] === 'core')
  const people = own.filter(card => finder.typeOf(card) === 'personnel' && card.where[0] === 'aboard')
  const ends = finder.board.cards.filter(card => ['ship', 'mission'].includes(finder.typeOf(card) ?? ''))
  const probes = termsOf(finder, objectives).map(term => ({ player, verb: 'probes for', cards: [term] }))
  const targets = ends.flatMap(({ id }) => nameOn(finder, id) ?? [])
  const scouts = targets.flatMap((on): Deed[] => [
    { player, verb: 'scouts', cards: [{ card: on }] },
    ...targets.map(
      (from): Deed => ({ player, verb: 'scouts', cards: [{ card: on }], place: { prep: 'from', card: from } }),
    ),
  ])
  const beams = ends.flatMap((to): Deed[] => {
    const card = nameOn(finder, to.id)
    const prep = finder.typeOf(to) === 'ship' ? 'aboard' : 'to'
    const cards = termsOf(finder, dice.some(people, 1 + dice.below(2)))
    return card && cards.length ? [{ player, verb: 'beams', cards, place: { prep, card } }] : []
  })
  return [...probes, ...probes, ...probes, ...scouts, ...beams, { player, verb: 'ends the turn' }]
}
