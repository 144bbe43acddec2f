import { isDeepStrictEqual } from 'node:util'
import type { Ruleset } from '../../../engine/kernel/amend.ts'
import type { Game } from '../../../engine/kernel/game.ts'
import type { AnyRule } from '../../../engine/kernel/rule.ts'
import { speaksOf } from '../../../engine/kernel/sorted.ts'
import type { RuleMutation } from './in-rules.ts'
import { passing, withMutant } from './switch.ts'
import { withRules } from './twins.ts'

/** So many questions in one case are enough to look at. */
const often = 40

type Ask<Result> = (rule: AnyRule) => Result

/**
 * Finds the cases in which a mutation changes what its rule says; only they can notice. Wherever a case asks a rule,
 * each mutation of it is asked, too. Asking again changes nothing, as rules only look.
 */
export class Reach {
  /** By the number of the switch, the cases that it matters in. */
  readonly #cases = new Map<string, Set<string>>()
  readonly #texts = new Map<string, Set<string>>()
  readonly #madeAnew = new Map<AnyRule, [string, AnyRule][]>()
  /** How often each was compared in this case. */
  readonly #compared = new Map<string, number>()
  readonly #open: ReadonlySet<string>
  #now = ''
  #asking = false

  constructor(mutations: readonly RuleMutation[]) {
    this.#open = new Set(mutations.map(mutation => mutation.switch))
    for (const { switch: id, instead } of mutations)
      for (const [rule, anew] of instead) this.#madeAnew.set(rule, [...(this.#madeAnew.get(rule) ?? []), [id, anew]])
  }

  /** The case that is played from now on. */
  play(id: string): void {
    this.#now = id
    this.#compared.clear()
  }

  /** The cases in which what the rules say is changed by the word. */
  casesOf(id: string): ReadonlySet<string> {
    return this.#cases.get(id) ?? new Set()
  }

  /** The cases that look the text of a card up. */
  casesWith(title: string): ReadonlySet<string> {
    return this.#texts.get(title) ?? new Set()
  }

  /** The law, asking as it goes. */
  watching(law: Ruleset): Ruleset {
    const watched = new Map<AnyRule, AnyRule>()
    const watch = (rule: AnyRule): AnyRule => {
      const known = watched.get(rule) ?? this.#watched(rule)
      watched.set(rule, known)
      return known
    }
    return { ...withRules(law, watch), texts: new Watched(law.texts, title => this.#see(this.#texts, title)) }
  }

  #watched(rule: AnyRule): AnyRule {
    return {
      ...rule,
      applies: (about: never, game: Game) => {
        const applies: Ask<boolean> = one => isAsked(one, about) && one.applies(about, game)
        const result = this.#ask(rule, applies)
        if (result && !this.#asking) this.#ask(rule, one => answerOf(one, about, game))
        return result
      },
    }
  }

  /** Asks the rule, and finds out meanwhile which mutations answer otherwise. */
  #ask<Result>(rule: AnyRule, ask: Ask<Result>): Result {
    if (this.#asking) return ask(rule)
    this.#asking = true
    try {
      const { result, ids } = passing(() => ask(rule))
      for (const id of ids) this.#compare(id, result, () => withMutant(id, () => ask(rule)))
      for (const [id, anew] of this.#madeAnew.get(rule) ?? [])
        this.#compare(id, result, () => withMutant(id, () => ask(anew)))
      return result
    } finally {
      this.#asking = false
    }
  }

  #compare<Result>(id: string, result: Result, otherwise: () => Result): void {
    if (!this.#open.has(id) || this.#cases.get(id)?.has(this.#now)) return
    const times = this.#compared.get(id) ?? 0
    if (times >= often) return
    this.#compared.set(id, times + 1)
    if (differs(result, otherwise)) this.#see(this.#cases, id)
  }

  #see(where: Map<string, Set<string>>, key: string): void {
    const known = where.get(key) ?? new Set()
    where.set(key, known.add(this.#now))
  }
}

function differs<Result>(result: Result, otherwise: () => Result): boolean {
  try {
    return !isDeepStrictEqual(otherwise(), result)
  } catch {
    return true
  }
}

function answerOf(rule: AnyRule, about: never, game: Game): unknown {
  return typeof rule.answer === 'function'
    ? (rule.answer as (about: never, game: Game) => unknown)(about, game)
    : rule.answer
}

/** Whether the law asks the rule at all: it is sorted by what it speaks of. */
function isAsked(rule: AnyRule, about: Readonly<Record<string, unknown>>): boolean {
  const { sortedBy } = rule.asked
  return sortedBy === undefined || speaksOf(rule, about[sortedBy])
}

/** A map that tells which of its entries are looked up. */
class Watched<Value> extends Map<string, Value> {
  readonly #tell: (key: string) => void

  constructor(entries: Iterable<readonly [string, Value]>, tell: (key: string) => void) {
    super(entries)
    this.#tell = tell
  }

  override get(key: string): Value | undefined {
    this.#tell?.(key)
    return super.get(key)
  }
}
