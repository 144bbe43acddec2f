import type { Finder } from '../../../../steps/judge/resolve.ts'
import { nameOn } from '../../../../steps/on-board/names-on.ts'
import type { CardName, Deed, Place, Player } from '../../../../steps/operation.ts'
import type { Dice } from '../../dice.ts'
import { at } from '../done.ts'
import type { Grounds, Scene } from '../scene.ts'
import { isOfSide, Stage } from '../stage.ts'

/** A station with sites, where people walk, report and fight, and ships dock and land. */
export const station: Scene = {
  id: 'station',
  says: 'a station with some of its sites, people on them and aboard ships that are docked there, and further sites in hand',
  topics: ['facilities', 'docking', 'reporting', 'locations'],
  weight: 0.3,
  grow: ground => (ground.pool.byType('site').length ? new Station(ground).grow() : undefined),
}

class Station extends Stage {
  grow(): Grounds | undefined {
    const { dice } = this
    this.spread(1 + dice.below(2))
    const { here } = this
    const [home] = this.draw('facility', 1, ({ facts }) => facts.class === 'station')
    if (!here || !home) return undefined
    const owner = this.someone()
    const hasNewOwner = owner === 'Bob' && dice.chance(0.6)
    const name = this.vessel(
      home,
      owner,
      { prep: 'at', card: here },
      hasNewOwner ? [{ is: { controlledBy: 'Alice' } }] : [],
    )
    const sites = this.draw('site', 1 + dice.below(4)).map(one =>
      this.board.put(one, owner, { prep: 'on', card: name }),
    )
    for (const player of ['Alice', 'Bob'] as const)
      if (player === 'Alice' || dice.chance(0.5)) this.#guests(player, name, sites)
    this.hand('Alice', [...this.draw('site', 1 + dice.below(2)), ...this.draw('personnel', 1), ...this.draw('ship', 1)])
    this.layTheme()
    this.moment({ turnOf: 'Alice', part: dice.chance(0.6) ? 'card play' : 'orders' })
    const verbs = ['plays', 'reports', 'docks', 'undocks', 'walks', 'attacks', 'takes off', 'beams']
    return { given: this.given(), verbs, deeds: stationDeeds }
  }

  #guests(owner: Player, name: CardName, sites: readonly CardName[]): void {
    const { dice } = this
    const side = this.side()
    for (const card of this.draw('ship', 1 + dice.below(2), one => isOfSide(one, side))) {
      const site = dice.chance(0.7) ? dice.one(sites) : name
      const place: Place =
        site && dice.chance(0.6) ? { prep: 'docked at', card: site } : { prep: 'at', card: this.here! }
      const ship = this.vessel(card, owner, place, this.mishap(0.05))
      this.man({ card, name: ship }, owner, side, 1)
    }
    for (const one of this.draw('personnel', 1 + dice.below(3), card => isOfSide(card, side))) {
      const site = dice.chance(0.8) ? dice.one(sites) : undefined
      this.board.put(one, owner, site ? { prep: 'on', card: site } : { prep: 'aboard', card: name })
    }
  }
}

/** Sites that are played, people who report to them and walk between them, and ships that dock there. */
function stationDeeds(finder: Finder, player: Player, dice: Dice): readonly Deed[] {
  const cards = finder.board.cards.flatMap(card => {
    const name = nameOn(finder, card.id)
    return name ? [{ card, name, type: finder.typeOf(card) }] : []
  })
  const own = cards.filter(({ card }) => (card.controller ?? card.owner) === player)
  const ends = cards.filter(
    ({ type = '', card }) => ['site', 'facility', 'ship'].includes(type) && card.where[0] !== 'hand',
  )
  const draw = (of: typeof own, verb: string, prep: 'on' | 'to' | 'at' | 'aboard'): readonly Deed[] =>
    dice.some(of, 2).flatMap(({ name }) =>
      dice
        .some(
          ends.filter(end => end.name !== name),
          2,
        )
        .map(to => ({ player, verb, cards: [{ card: name }], ...at(prep, to.name) })),
    )
  const inHand = own.filter(({ card }) => card.where[0] === 'hand')
  const out = own.filter(one => !inHand.includes(one))
  return [
    ...draw(
      inHand.filter(({ type }) => type === 'site'),
      'plays',
      'on',
    ),
    ...draw(
      inHand.filter(({ type }) => type !== 'site'),
      'reports',
      'to',
    ),
    ...draw(
      out.filter(({ type }) => type === 'personnel'),
      'walks',
      dice.chance(0.5) ? 'to' : 'aboard',
    ),
    ...draw(
      out.filter(({ type }) => type === 'personnel'),
      'beams',
      'to',
    ),
    ...draw(
      out.filter(({ type }) => type === 'ship'),
      'docks',
      'at',
    ),
  ]
}
