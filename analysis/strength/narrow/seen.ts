import type { Ruleset } from '../../../engine/kernel/amend.ts'
import type { Game } from '../../../engine/kernel/game.ts'
import type { AnyRule } from '../../../engine/kernel/rule.ts'
import type { Case } from '../../../steps/suite/case.ts'
import { withRules } from '../mutation/twins.ts'
import { decides } from './decides.ts'
import { occasionOf } from './occasion.ts'

/** So many cases of other rulings are kept of each class. */
const many = 400

/** Where a rule was asked on occasions of one class. */
export interface SeenClass {
  /** The cases of the ruling in which the rule decided. */
  readonly own: Set<Case>
  /** Others in which it did. */
  readonly others: Set<Case>
}

/** By feature and class; a class in which the rule was asked and never decided has no cases. */
export type SeenFeatures = Map<string, Map<string, SeenClass>>

/** Is it law, and no mistake that a ruling denies? */
export const isLaw = ({ presumed, custom }: AnyRule): boolean => !presumed || !!custom

/** What the occasions are like on which each rule is asked. */
export class Seen {
  /** By ruling. */
  readonly rules = new Map<string, SeenFeatures>()
  readonly #isOwn: (kase: Case, ruling: string) => boolean
  #now: Case | undefined
  /** Is it being found out whether a rule decides? What is asked for that is asked by no case. */
  #isWeighing = false

  constructor(isOwn: (kase: Case, ruling: string) => boolean) {
    this.#isOwn = isOwn
  }

  /** The case that is played from now on. */
  play(kase: Case): void {
    this.#now = kase
  }

  /** The law, telling of each occasion. */
  watching(law: Ruleset): Ruleset {
    const watched = new Map<AnyRule, AnyRule>()
    return withRules(law, rule => {
      const rules = law.byQuestion.get(rule.asked.name) ?? []
      const known = watched.get(rule) ?? (isLaw(rule) ? this.#watched(rule, rules) : rule)
      watched.set(rule, known)
      return known
    })
  }

  #watched(rule: AnyRule, rules: readonly AnyRule[]): AnyRule {
    return {
      ...rule,
      applies: (about: never, game: Game) => {
        const applies = rule.applies(about, game)
        if (!this.#isWeighing) this.#see(rule.ruling, about, game, applies && this.#decides(rule, rules, about, game))
        return applies
      },
    }
  }

  #decides(rule: AnyRule, rules: readonly AnyRule[], about: never, game: Game): boolean {
    this.#isWeighing = true
    try {
      return decides(rule, rules, about, game)
    } finally {
      this.#isWeighing = false
    }
  }

  #see(ruling: string, about: never, game: Game, decides: boolean): void {
    const kase = this.#now
    if (!kase) return
    const features = this.rules.get(ruling) ?? new Map<string, Map<string, SeenClass>>()
    this.rules.set(ruling, features)
    for (const [feature, its] of occasionOf(about, game)) {
      const classes = features.get(feature) ?? new Map<string, SeenClass>()
      features.set(feature, classes)
      const seen = classes.get(its) ?? { own: new Set(), others: new Set() }
      classes.set(its, seen)
      if (!decides) continue
      if (this.#isOwn(kase, ruling)) {
        // Classes stand in the order in which scenarios of the ruling show them.
        if (!seen.own.size) classes.delete(its)
        classes.set(its, seen)
        seen.own.add(kase)
      } else if (seen.others.size < many) seen.others.add(kase)
    }
  }
}
