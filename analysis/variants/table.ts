import type { Ruleset } from '../../engine/kernel/amend.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import { playCase } from '../../steps/judge/play-case.ts'
import type { Verdict } from '../../steps/judge/verdict.ts'
import type { Case } from '../../steps/suite/case.ts'
import { type Greeted, type Greeting, greet, under } from '../reference.ts'
import type { Variant } from './variant.ts'

interface Course extends Greeting {
  /** The laws of which it is a variant, by their ids; absent = all of the reference engine. */
  readonly laws?: ReadonlyMap<string, Ruleset>
}

/** Where cases are played under a variant: an engine for each law, greeted when a case first needs it. */
export class Table {
  readonly #variant: Variant
  readonly #course: Course
  readonly #engines = new Map<string, Promise<Greeted>>()

  constructor(variant: Variant, course: Course = {}) {
    this.#variant = variant
    this.#course = course
  }

  /** The engine that plays the law of that id; undefined where there is no such law. */
  engine(ruleset: string): Promise<Greeted> | undefined {
    const { laws = rulesets, ...greeting } = this.#course
    const law = laws.get(ruleset)
    if (!law) return undefined
    const { engine = plain => plain } = this.#variant
    const known = this.#engines.get(ruleset) ?? greet(engine(under(this.#variant.law(law))), greeting)
    this.#engines.set(ruleset, known)
    return known
  }

  /** Outcomes only, whatever decides them; undefined where no engine plays the law of the case. */
  async play(kase: Case): Promise<Verdict | undefined> {
    const engine = await this.engine(kase.ruleset)
    return engine && playCase(kase, engine, [], () => [])
  }

  /** Does the case come out otherwise than it is written? A fault of the suite notices nothing. */
  async isNoticedIn(kase: Case): Promise<boolean> {
    const outcome = (await this.play(kase))?.outcome ?? 'pass'
    return outcome !== 'pass' && outcome !== 'suite-error'
  }

  /** The first of the cases that comes out otherwise. */
  async firstToNotice(cases: readonly Case[]): Promise<Case | undefined> {
    for (const one of cases) if (await this.isNoticedIn(one)) return one
    return undefined
  }
}
