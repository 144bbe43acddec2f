import { findCard } from '../../cards/catalogue.ts'
import type { CardFacts } from '../../cards/facts.ts'
import type { Place } from '../../protocol/types.ts'
import type { CardId, CardState, State } from '../board/state.ts'
import type { CardText, Clause } from '../text/text.ts'
import type { Ruleset } from './amend.ts'
import { heldAt, heldBy, type Index, indexOf, lyingIn } from './card-index.ts'
import { answerOf, decideAmong, isNamed, surviving } from './decide.ts'
import type { Flow } from './flow.ts'
import { type Consequence, type Happening, whatFollows } from './happening.ts'
import { factsInMode } from './in-mode.ts'
import { cardOf, factsOfIndividual } from './individual.ts'
import { type Left, leftOf } from './left.ts'
import { withLent } from './lent-skill.ts'
import { Memory } from './memory.ts'
import { corrected, ofCard, printedAs } from './printed-otherwise.ts'
import type { About, Answer, AnyQuestion } from './question.ts'
import type { Rule } from './rule.ts'
import { thatSpeakOf } from './sorted.ts'
import type { Told } from './told.ts'
import type { Notes, Underway } from './underway.ts'

const nameless: CardText = { title: '' }
const none: readonly never[] = []

/** One action being worked out: the position as it changes, the law, what happened and which rulings decided. */
export class Game {
  state: State
  readonly law: Ruleset
  readonly told: Told[] = []
  readonly because = new Set<string>()
  /** The questions that are being answered and not asked again meanwhile. */
  readonly asking = new Set<string>()
  /** What is under way; set by `during` and `whilst` alone, which end it as well. */
  #underway: Readonly<Partial<Underway>> = {}
  #notes: Readonly<Partial<Notes>> = {}
  #index: Index | undefined
  #memory: Memory | undefined

  constructor(state: State, law: Ruleset) {
    this.state = state
    this.law = law
  }

  get underway(): Readonly<Partial<Underway>> {
    return this.#underway
  }

  get notes(): Readonly<Partial<Notes>> {
    return this.#notes
  }

  /** What was answered since anything changed. */
  get memory(): Memory {
    const { length } = this.told
    if (!this.#memory?.isOf(this.state, this.#underway, this.#notes, length))
      this.#memory = new Memory(this.state, this.#underway, this.#notes, length)
    return this.#memory
  }

  /** Lets the flow go on with that under way, in place of what is of the same kind. */
  *during<T>(what: Partial<Underway>, flow: Flow<T>): Flow<T> {
    const before = this.#underway
    this.#underway = { ...before, ...what }
    try {
      return yield* flow
    } finally {
      this.#underway = before
    }
  }

  /** As `during`, for what asks nobody anything. */
  whilst<T>(what: Partial<Underway>, work: () => T): T {
    const [before, memory] = [this.#underway, this.#memory]
    this.#underway = { ...before, ...what }
    try {
      return work()
    } finally {
      this.#underway = before
      this.#memory = memory
    }
  }

  note<Kind extends keyof Notes>(kind: Kind, noted: Notes[Kind]): void {
    this.#notes = { ...this.#notes, [kind]: noted }
  }

  card(id: CardId): CardState {
    const card = this.find(id)
    if (!card) throw new Error(`No card "${id}" on the board.`)
    return card
  }

  find(id: CardId): CardState | undefined {
    const { byId } = this.#current()
    return byId.get(id) ?? byId.get(cardOf(id))
  }

  /** What this card or player holds, in whatever place. */
  heldBy(holder: string): readonly CardState[] {
    return heldBy(this.#current(), holder)
  }

  /** What this card or player holds in this place. */
  heldAt(place: Place, holder: string): readonly CardState[] {
    return heldAt(this.#current(), place, holder)
  }

  /** What lies in this place, whoever or whatever holds it. */
  lying(place: Place): readonly CardState[] {
    return lyingIn(this.#current(), place)
  }

  #current(): Index {
    if (this.#index?.cards !== this.state.cards) this.#index = indexOf(this.state.cards)
    return this.#index as Index
  }

  /** What is printed on a card of that title, made-up ones included. */
  printed(title: string): CardFacts | undefined {
    const made = this.state.made[title]
    if (made) return made
    const card = findCard(title)
    const own = this.law.facts.get(card?.title ?? title)
    return own || !card ? own : corrected(card, this.#rulesOf(printedAs, ofCard(card)), this)
  }

  facts(id: CardId): CardFacts {
    const card = this.card(id)
    const left = card.left && leftOf(this, card)
    if (left) return left.facts
    const { title, chosen, mode } = card
    const printed = this.printed(title)
    if (!printed) throw new Error(`No facts of the card "${title}".`)
    const own = mode === undefined ? printed : factsInMode(printed, mode)
    const facts = chosen ? { ...own, ...chosen } : own
    return id.includes('/') ? factsOfIndividual(facts, id.slice(id.indexOf('/') + 1)) : facts
  }

  text(id: CardId): CardText {
    const card = this.card(id)
    const left = card.left && leftOf(this, card)
    if (left) return left.text ?? nameless
    const text = this.law.texts.get(card.title) ?? this.state.madeTexts?.[card.title] ?? nameless
    return this.state.modifiers.length ? withLent(text, this.#lentTo(id)) : text
  }

  /** What is left of a location that was destroyed, and still is. */
  left(id: CardId): Left | undefined {
    return leftOf(this, this.card(id))
  }

  /** The texts of those whose special skills the card has, too. */
  #lentTo(id: CardId): readonly CardText[] {
    return this.state.modifiers.flatMap(m => (m.card === id && m.lent ? (this.law.texts.get(m.lent) ?? []) : []))
  }

  change(id: CardId, patch: Partial<CardState>): void {
    const own = cardOf(id)
    this.state = { ...this.state, cards: this.state.cards.map(c => (c.id === own ? { ...c, ...patch } : c)) }
  }

  tell(told: Told): void {
    this.told.push(told)
  }

  wasNullified(id: CardId): boolean {
    return this.told.some(t => t.event === 'nullified' && !!t.cards?.includes(id))
  }

  /** The law's answer. */
  decide<Q extends AnyQuestion>(asked: Q, about: About<Q>): Answer<Q> {
    return decideAmong(asked, this.#rulesOf(asked, about), about, this)
  }

  /** Everything that rules say follows from the happening. */
  consequences(happening: Happening): readonly Consequence[] {
    return surviving(this.#rulesOf(whatFollows, happening), happening, this).flatMap(rule => {
      if (isNamed(rule)) this.because.add(rule.ruling)
      return answerOf(rule, happening, this)
    })
  }

  #rulesOf<Q extends AnyQuestion>(asked: Q, about: About<Q>): readonly Rule<Q>[] {
    const rules = this.law.byQuestion.get(asked.name) as unknown as readonly Rule<Q>[] | undefined
    if (!rules) return none
    return asked.sortedBy === undefined ? rules : thatSpeakOf(rules, about[asked.sortedBy])
  }

  /** Is the clause in force? One that was struck out with its ruling is not. */
  inForce(clause: Clause): boolean {
    return !clause.ruling || !this.law.struck.has(clause.ruling)
  }

  /** Marks the clause's ruling as one that decided. */
  credit(clause: Clause): void {
    if (clause.ruling) this.because.add(clause.ruling)
  }
}
