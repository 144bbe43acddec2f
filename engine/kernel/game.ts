import { findCard } from '../../cards/catalogue.ts'
import type { CardFacts } from '../../cards/facts.ts'
import { cardOf, factsOfIndividual } from '../board/individuals.ts'
import type { CardId, CardState, PlayerName, State } from '../board/state.ts'
import type { CardText, Clause } from '../text/text.ts'
import type { Ruleset } from './amend.ts'
import { answerOf, decideAmong, surviving } from './decide.ts'
import { type Consequence, type Group, type Happening, whatFollows } from './happening.ts'
import type { About, Answer, AnyQuestion } from './question.ts'
import type { Rule } from './rule.ts'

/** What cannot be read off two boards: told in the order in which it happened. */
export interface Told {
  readonly event: string
  readonly cards?: readonly CardId[]
  readonly player?: PlayerName
  readonly by?: CardId
  readonly count?: number
}

const nameless: CardText = { title: '' }

/** One action being worked out: the position as it changes, the law, what happened and which rulings decided. */
export class Game {
  state: State
  readonly law: Ruleset
  readonly told: Told[] = []
  readonly because = new Set<string>()
  /** The responses that took effect, by the card that they answered. */
  readonly answers = new Map<CardId, readonly CardId[]>()
  /** Personnel about to be killed in whose place others died. */
  readonly spared = new Set<CardId>()
  /** As what cards of another type are being played. */
  readonly playedAs = new Map<CardId, string>()
  /** Dilemmas met in this attempt. */
  readonly met = new Set<CardId>()
  /** Is a mission being attempted? */
  attempting = false
  /** The mission that is being attempted. */
  attemptedNow: CardId | undefined
  /** The position in which the attempt began, and those who began it. */
  began: { readonly state: State; readonly pool: readonly CardId[] } | undefined
  /** Cards of which it is being found out whether they may be used. */
  readonly weighing = new Set<CardId>()
  /** Is STRENGTH compared in a battle of personnel? */
  fighting = false
  /** Cards that attack by themselves, whose attack is called off. */
  readonly calledOff = new Set<CardId>()
  /** Where those are who are about to attempt a mission. */
  aboutTo: readonly CardId[] = []
  /** The Q-Flash in which cards are met. */
  inFlash: CardId | undefined
  /** The dilemma that is being met. */
  encountered: CardId | undefined
  /** The dilemma in play whose cure is looked for. */
  curing: CardId | undefined
  /** The mission where it is met. */
  encounteredAt: CardId | undefined
  /** Those who face it. */
  facedBy: Group | undefined
  /** Personnel elsewhere who count for what a dilemma requires, by the dilemma. */
  readonly alongside = new Map<CardId, readonly CardId[]>()
  /** The ships elsewhere to which a dilemma was applied. */
  readonly appliedTo = new Map<CardId, readonly CardId[]>()
  /** The card by whose special download icon something is being downloaded. */
  icon: CardId | undefined
  /** Cards that came in the middle of an attempt and take no part in it. */
  readonly bystanders = new Set<CardId>()

  constructor(state: State, law: Ruleset) {
    this.state = state
    this.law = law
  }

  card(id: CardId): CardState {
    const card = this.find(id)
    if (!card) throw new Error(`No card "${id}" on the board.`)
    return card
  }

  find(id: CardId): CardState | undefined {
    const own = cardOf(id)
    return this.state.cards.find(c => c.id === own)
  }

  facts(id: CardId): CardFacts {
    const title = this.card(id).title
    const facts = this.state.made[title] ?? findCard(title)
    if (!facts) throw new Error(`No facts of the card "${title}".`)
    return id.includes('/') ? factsOfIndividual(facts, id.slice(id.indexOf('/') + 1)) : facts
  }

  text(id: CardId): CardText {
    return this.law.texts.get(this.card(id).title) ?? nameless
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

  /** The law's answer; what decided is remembered. */
  decide<Q extends AnyQuestion>(asked: Q, about: About<Q>): Answer<Q> {
    const { answer, because } = decideAmong(asked, this.#rulesOf(asked), about, this)
    for (const ruling of because) this.because.add(ruling)
    return answer
  }

  /** Everything that rules say follows from the happening. */
  consequences(happening: Happening): readonly Consequence[] {
    return surviving(this.#rulesOf(whatFollows), happening, this).flatMap(rule => {
      if (!rule.presumed) this.because.add(rule.ruling)
      return answerOf(rule, happening, this)
    })
  }

  #rulesOf<Q extends AnyQuestion>(asked: Q): readonly Rule<Q>[] {
    return (this.law.byQuestion.get(asked.name) ?? []) as unknown as readonly Rule<Q>[]
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
