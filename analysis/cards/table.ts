import { findCard } from '../../cards/catalogue.ts'
import type { CardFacts } from '../../cards/facts.ts'
import { stateOf } from '../../engine/adapter/board.ts'
import { Game } from '../../engine/kernel/game.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import { matches } from '../../engine/text/match.ts'
import type { Lying } from '../../engine/text/plain-words.ts'
import type { CardText, Filter } from '../../engine/text/text.ts'
import type { Board, Card, MadeUp } from '../../protocol/types.ts'

/** Of what a text asks of the card that it is played on, this may have changed since. */
const passing: ReadonlySet<string> = new Set<keyof Filter | `cardIn ${Lying}`>([
  'is',
  'may',
  'bearing',
  'presentWith',
  'cardIn space',
  'cardIn orbit',
  'occupied',
  'docked',
  'unscouted',
  'noBorgObjective',
  'not',
])

/** A board, with what its cards are printed with and what their texts say. */
export class Table {
  readonly board: Board
  readonly #cards: ReadonlyMap<string, Card>
  readonly #made: ReadonlyMap<string, MadeUp>
  #game: Game | undefined

  constructor(board: Board) {
    this.board = board
    this.#cards = new Map(board.cards.map(card => [card.id, card]))
    this.#made = new Map((board.made ?? []).map(card => [card.title, card]))
  }

  /** The card of that id; undefined where it is that of a player or spaceline. */
  card(id: string): Card | undefined {
    return this.#cards.get(id)
  }

  facts({ id, title = id }: Card): CardFacts {
    return (this.#made.get(title) ?? findCard(title)) as CardFacts
  }

  /** Neither made up nor supposed. */
  isPrinted(card: Card): boolean {
    return !this.#made.has(card.title ?? card.id) && !this.facts(card).supposed
  }

  text({ id, title = id }: Card): CardText | undefined {
    return rulesets.get(this.board.ruleset)!.texts.get(title)
  }

  /** Was the card like that when it was played on, as far as that lasts? */
  fits(card: Card, filter: Filter, you: string): boolean {
    this.#game ??= new Game(stateOf(this.board, rulesets.get(this.board.ruleset)!), rulesets.get(this.board.ruleset)!)
    return matches(this.#game, card.id, lasting(filter), you)
  }
}

const lasting = (filter: Filter): Filter =>
  Object.fromEntries(
    Object.entries(filter)
      .filter(([key, value]) => !passing.has(key) && !passing.has(`${key} ${value}`))
      .map(([key, value]) => [key, key === 'any' ? (value as readonly Filter[]).map(lasting) : value]),
  )

/** Is it a mission of that kind, or of both kinds? */
export const fitsMission = ({ type, kind }: CardFacts, wanted: string): boolean =>
  (type === 'mission' && (kind === wanted || kind === 'dual' || (kind === 'headquarters' && wanted === 'planet'))) ||
  (type === 'time location' && wanted === 'planet')

export const controllerOf = ({ controller, owner }: Card): string => controller ?? owner
