import type { Finder } from '../../../../steps/judge/resolve.ts'
import { nameOn } from '../../../../steps/on-board/names-on.ts'
import type { CardName, Deed, Place, Player } from '../../../../steps/operation.ts'
import { termsOf } from '../../deeds.ts'
import type { Dice } from '../../dice.ts'
import { isOf, pileOf } from '../board.ts'
import type { Grown } from '../pool.ts'
import type { Grounds, Scene } from '../scene.ts'
import { does, isOfSide, Stage } from '../stage.ts'
import { wantedBy } from '../wanted.ts'

/** Cards that download, and what they may fetch, in all places where it may be found. */
export const fetching: Scene = {
  id: 'fetching',
  says: 'cards that download, in play and in hand, and what they fetch in deck, hand, tent and discard pile',
  topics: ['downloading', 'facilities', 'reporting'],
  weight: 0.6,
  grow: ground => (ground.pool.all.some(downloads) ? new Fetch(ground).grow() : undefined),
}

const downloads = does('download')

class Fetch extends Stage {
  readonly #fetchers: Grown[] = []

  grow(): Grounds | undefined {
    const { dice } = this
    this.spread(2 + dice.below(2))
    const { here } = this
    if (!here) return undefined
    this.#choose()
    const [first] = this.#fetchers
    const side = first?.facts.affiliations?.[0] ?? this.places[0]?.card.facts.attemptedBy?.[0] ?? this.side()
    this.#base(side, here)
    for (const one of this.#fetchers) this.#lay(one, here)
    this.#store()
    this.#doorways()
    const part = dice.weighed([
      [3, 'card play'],
      [4, 'orders'],
      [0.5, 'start'],
    ] as const)!
    this.layTheme()
    this.moment({ turnOf: dice.chance(0.9) ? 'Alice' : 'Bob', part })
    return { given: this.given(), verbs: ['downloads', 'uses', 'plays'], deeds: fetches(this.#titles()) }
  }

  #choose(): void {
    const { dice, pool, theme } = this
    const own = theme.cards.filter(downloads)
    const others = dice.some(pool.all.filter(downloads), 2)
    this.#fetchers.push(...new Set([...own, ...others].filter(one => one.facts.type !== 'mission').slice(0, 3)))
  }

  #titles(): ReadonlySet<string> {
    return new Set(this.#fetchers.map(({ title }) => title))
  }

  /** An outpost or another facility, and a ship with people. */
  #base(side: string, here: CardName): void {
    const { dice } = this
    const [home] = this.draw('facility', 1, one => isOfSide(one, side) || dice.chance(0.03))
    if (home && dice.chance(0.8)) this.vessel(home, 'Alice', { prep: 'at', card: here })
    for (const ship of this.draw('ship', 1, one => isOfSide(one, side))) {
      const name = this.vessel(ship, 'Alice', { prep: 'at', card: here })
      this.man({ card: ship, name }, 'Alice', side, dice.below(3))
    }
    for (const { name, owner } of this.vessels)
      for (const one of this.draw('personnel', dice.below(2), card => isOfSide(card, side)))
        this.aboard(one, owner, name)
  }

  #lay(one: Grown, here: CardName): void {
    const { dice, board } = this
    if (board.has(one)) return
    const vessel = dice.one(this.vessels)?.name
    if (isOf('personnel')(one)) return void (vessel && this.aboard(one, 'Alice', vessel))
    if (isOf('ship', 'facility')(one)) return void this.vessel(one, 'Alice', { prep: 'at', card: here })
    if (isOf('dilemma')(one)) return void board.put(one, 'Bob', { prep: 'under', card: here })
    if (dice.chance(0.5)) return this.hand('Alice', [one])
    const on = dice.one([vessel, here])
    board.put(one, 'Alice', on && dice.chance(0.4) ? { prep: 'on', card: on } : { prep: 'on the table' })
  }

  /** What may be fetched, and something that may not. */
  #store(): void {
    const { dice, pool } = this
    const piles = ['draw deck', 'draw deck', 'draw deck', 'hand', 'hand', 'discard pile', "Q's Tent"] as const
    const sought = this.#fetchers.flatMap(({ text }) =>
      wantedBy(text, 'download').flatMap(fits => dice.some(pool.all.filter(fits), 1 + dice.below(3))),
    )
    const all = [...new Set([...sought, ...dice.some(pool.all, 1)])].filter(one => !isOf('mission')(one))
    for (const one of dice.some(all, 7)) {
      const pile = dice.one(piles)!
      this.board.put(one, 'Alice', { prep: 'in', pile: { pile: pile as 'hand', of: 'Alice' } })
    }
    if (dice.chance(0.5)) this.board.others.push({ op: 'fill', pile: { pile: 'draw deck', of: 'Alice' }, count: 6 })
  }

  /** Doorways that open side decks, or let cards in. */
  #doorways(): void {
    const opens = ({ text }: Grown): boolean => !!text && ('opens' in text || 'admits' in text)
    for (const one of this.draw('doorway', this.dice.below(3), opens)) {
      const shut = this.dice.chance(0.25) ? [{ is: { status: 'closed' } } as const] : []
      this.board.put(one, 'Alice', this.dice.chance(0.9) ? { prep: 'on the table' } : pileOf('hand', 'Alice'), shut)
    }
  }
}

const hidden: ReadonlySet<string> = new Set(['deck', 'tent', 'hand', 'discard'])

/** Downloads with the cards that do so, and their use. */
const fetches = (titles: ReadonlySet<string>) =>
  function draw(finder: Finder, player: Player, dice: Dice): readonly Deed[] {
    const own = finder.board.cards.filter(card => (card.controller ?? card.owner) === player)
    const means = own.filter(({ title = '', where }) => titles.has(title) && where[0] !== 'deck')
    const fetched = own.filter(({ where }) => hidden.has(where[0]))
    const ends = own.filter(card => ['ship', 'facility', 'mission'].includes(finder.typeOf(card) ?? ''))
    const places = dice.some(ends, 3).flatMap((end): Place[] => {
      const card = nameOn(finder, end.id)
      return card ? [{ prep: 'to', card }] : []
    })
    return dice.some(fetched, 3).flatMap(one => {
      const cards = termsOf(finder, [one])
      const by = termsOf(finder, dice.some(means, 1))
      if (!cards.length || !by.length) return []
      const plain: Deed = { player, verb: 'downloads', cards, with: by }
      const from = termsOf(finder, means).map((card): Deed => ({ player, verb: 'uses', cards: [card] }))
      return [plain, ...places.map(place => ({ ...plain, place })), ...from, ...from]
    })
  }
