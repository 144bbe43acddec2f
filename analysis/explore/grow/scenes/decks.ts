import type { CardType } from '../../../../cards/facts.ts'
import type { DeckRow } from '../../../../steps/deck-row.ts'
import type { Operation, Player } from '../../../../steps/operation.ts'
import type { Dice } from '../../dice.ts'
import { isOf } from '../board.ts'
import type { Grown, Pool } from '../pool.ts'
import type { Ground, Scene } from '../scene.ts'

/** A deck that is legal or nearly so is brought, and may be a change of one that was registered. */
export const decks: Scene = {
  id: 'decks',
  says: 'decks that are brought to a game, with this or that in them which may be too much or too little',
  topics: ['seeding', 'downloading'],
  weight: 0.25,
  grow: ground => {
    const rows = new Deck(ground).rows()
    const isChange = ground.dice.chance(0.3)
    const registered = { op: 'registered', player: 'Alice', rows } as const
    const brought = (isChange ? changed(rows, ground.dice) : rows).filter(({ copies }) => copies > 0)
    return { given: isChange ? [registered] : [], opening: [bring('Alice', brought)], length: 0 }
  },
}

const bring = (player: Player, rows: readonly DeckRow[]): Operation => ({ op: 'deck', player, rows })

/** Parts besides which a player might want to bring. */
const sideDecks = ["Q's Tent", 'Q-Continuum', 'Battle Bridge', 'Tribbles', 'sideboard'] as const

class Deck {
  readonly #rows: DeckRow[] = []
  readonly #pool: Pool
  readonly #dice: Dice
  readonly #theme: readonly Grown[]

  constructor({ pool, dice, theme }: Ground) {
    this.#pool = pool
    this.#dice = dice
    this.#theme = theme.cards
  }

  rows(): readonly DeckRow[] {
    this.#missions()
    this.#seeds()
    this.#drawDeck()
    if (this.#dice.chance(0.4)) this.#free('sites', this.#off(3))
    if (this.#dice.chance(0.35)) this.#side()
    return this.#rows.filter(({ copies }) => copies > 0)
  }

  /** The number, or one a little more or less. */
  #off(number: number): number {
    return this.#dice.chance(0.75) ? number : Math.max(0, number + this.#dice.below(9) - 4)
  }

  #add(deck: string, card: Grown | undefined, copies = 1): void {
    if (card) this.#rows.push({ deck, card: { title: card.title }, copies })
  }

  #missions(): void {
    const { below, missions } = { below: this.#off(6), missions: this.#pool.byType('mission') }
    const universal = missions.filter(({ facts }) => facts.unique === false)
    if (universal.length && this.#dice.chance(0.3)) {
      const some = 1 + this.#dice.below(3)
      this.#add('missions', this.#dice.one(universal), some)
      for (const card of this.#dice.some(missions, below - some)) this.#add('missions', card)
    } else for (const card of this.#dice.some(missions, below)) this.#add('missions', card)
    const chosen = this.#dice.one(this.#rows)?.card.title
    if (chosen && this.#dice.chance(0.2)) this.#add('missions', this.#pool.byTitle.get(chosen))
    if (this.#dice.chance(0.1)) this.#add('missions', this.#dice.one(this.#pool.all))
  }

  #seeds(): void {
    const kinds: readonly CardType[] = ['dilemma', 'artifact', 'facility', 'doorway', 'personnel', 'incident', 'site']
    const cards = Array.from({ length: 3 }, () => this.#dice.one(this.#pool.byType(this.#dice.one(kinds)!)))
    for (const card of [...cards, ...this.#mine()]) this.#add('seed deck', card)
    const filler = this.#dice.one(this.#pool.byType('dilemma'))
    this.#add('seed deck', filler, this.#off(this.#dice.chance(0.5) ? 20 : 30 - cards.length))
  }

  #mine(): readonly Grown[] {
    return this.#dice.some(this.#theme, this.#dice.below(3))
  }

  #drawDeck(): void {
    const { dice } = this
    const any: readonly CardType[] = ['personnel', 'ship', 'event', 'interrupt', 'equipment', 'objective']
    const odd: readonly CardType[] = [
      'tactic',
      'tribble',
      'dilemma',
      'artifact',
      'mission',
      'site',
      'facility',
      'incident',
    ]
    const kind = dice.one(dice.chance(0.65) ? any : odd)!
    const cards = [dice.one(this.#pool.byType(kind)), dice.one(this.#pool.all), ...this.#mine()]
    for (const card of cards) this.#add('draw deck', card, 1 + dice.below(4))
    const filler = dice.some(this.#pool.byType('personnel'), dice.chance(0.7) ? 10 : 7 + dice.below(3))
    for (const card of filler) this.#add('draw deck', card, dice.chance(0.15) ? this.#off(3) : 3)
  }

  get dice(): Dice {
    return this.#dice
  }

  #free(deck: string, count: number): void {
    const sites = this.#pool.byType('site')
    const all = this.#dice.chance(0.15) ? this.#pool.all.filter(isOf('facility', 'artifact')) : sites
    for (const card of this.#dice.some(all, Math.ceil(count / 2))) this.#add(deck, card, 1 + this.#dice.below(3))
  }

  #side(): void {
    const deck = this.#dice.one(sideDecks)!
    const kinds: readonly CardType[] = deck === 'Battle Bridge' ? ['tactic'] : deck === 'Tribbles' ? ['tribble'] : []
    const cards = kinds.length ? this.#pool.all.filter(isOf(...kinds)) : this.#pool.all
    for (const card of this.#dice.some(cards, 2)) this.#add(deck, card, 1 + this.#dice.below(9))
  }
}

/** Something is moved to another part, or its number is another. */
function changed(rows: readonly DeckRow[], dice: Dice): readonly DeckRow[] {
  const parts = [...new Set([...rows.map(({ deck }) => deck), 'sites'])]
  const among = rows.filter(({ deck }) => deck === 'sites' || dice.chance(0.15))
  const row = dice.one(among.length ? among : rows)
  const moved = row && { ...row, deck: row.deck === 'sites' ? 'seed deck' : dice.one(parts)!, copies: 1 }
  return rows.flatMap(one => (one === row && moved ? [{ ...one, copies: one.copies - 1 }, moved] : [one]))
}
