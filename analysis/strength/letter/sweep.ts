import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { isInLaw, type Ruleset } from '../../../engine/kernel/amend.ts'
import { rulesets } from '../../../engine/rulesets/registry.ts'
import type { Letters } from '../../../runner/letters-measured.ts'
import { playCase } from '../../../steps/judge/play-case.ts'
import type { Case, Suite } from '../../../steps/suite/case.ts'
import { type Greeted, greet, under } from '../../reference.ts'
import { notices } from '../first-to-notice.ts'
import { Units } from './evaluate.ts'
import { lettersInRules, type RuleLetter } from './in-rules.ts'
import { lettersInTexts, type TextLetter } from './in-texts.ts'
import { instrument, lawFiles } from './instrument.ts'
import { Reach } from './reach.ts'
import { topicOf } from './score.ts'
import { readFixed, switchTo } from './switch.ts'
import { twinsIn, withRules } from './twins.ts'

/** Of the cases that a word matters in so many are played, those of its topic first. */
const many = 400

/** A word of a rule or of a card's text. */
export type AnyLetter = RuleLetter | TextLetter

/** The law in which any word can be changed, and its words. */
export interface Book {
  readonly laws: ReadonlyMap<string, Ruleset>
  readonly letters: readonly AnyLetter[]
}

/** Compiles all words of the law in. */
export async function openBook(): Promise<Book> {
  const files = await instrument(lawFiles())
  const units = await Units.of(files)
  const twins = twinsIn(units, units.run(files.map(({ file }) => file)))
  const laws = new Map([...rulesets].map(([id, law]) => [id, withRules(law, rule => twins.get(rule) ?? rule)]))
  const letters = [...lettersInRules(files, units, twins, readFixed()), ...lettersInTexts(laws.values())]
  return { laws, letters: letters.filter(({ rulings }) => rulings.length) }
}

/** By the id of a word, the case that noticed; undefined = none. */
export type Noticed = Readonly<Record<string, string>>

/** Who notices which word, one at a time: first the scenarios of the ruling that says it, then any. */
export class Sweep {
  readonly #suite: Suite
  readonly #catalogue: Catalogue
  readonly #laws: ReadonlyMap<string, Ruleset>
  readonly #plain = new Map<string, Promise<Greeted>>()

  constructor(suite: Suite, catalogue: Catalogue, laws: ReadonlyMap<string, Ruleset>) {
    this.#suite = suite
    this.#catalogue = catalogue
    this.#laws = laws
  }

  /** Which case of the rulings that say the words notices each. */
  async byOwn(letters: readonly AnyLetter[]): Promise<Noticed> {
    return this.#each(letters, letter => this.#own(letter))
  }

  /** Which other case notices each: of those in which the word matters. */
  async byOthers(letters: readonly AnyLetter[], reach: Reach): Promise<Noticed> {
    return this.#each(letters, letter => this.#others(letter, reach))
  }

  /** Which case of another ruling notices each, of those that did when it was measured last. */
  async byKnown(letters: readonly AnyLetter[], { loose }: Letters): Promise<Noticed> {
    const known = new Map(loose.map(({ id, by }) => [id, by]))
    return this.#each(letters, ({ id }) => this.#suite.cases.filter(one => one.id === known.get(id)))
  }

  /** The words of the case's rulings that it notices when they are changed. */
  async noticedBy(kase: Case, letters: readonly AnyLetter[]): Promise<readonly AnyLetter[]> {
    const own = letters.filter(({ rulings }) => rulings.some(ruling => this.#isAbout(kase, ruling)))
    const noticed: AnyLetter[] = []
    for (const letter of own) if (await this.notices(letter, kase)) noticed.push(letter)
    return noticed
  }

  async notices(letter: AnyLetter, kase: Case): Promise<boolean> {
    return (await this.#noticing(letter, [kase])) !== undefined
  }

  /** Plays the whole suite, watching which words matter where. */
  async reach(letters: readonly AnyLetter[]): Promise<Reach> {
    const reach = new Reach(letters.filter((one): one is RuleLetter => one.switch !== undefined))
    const engines = new Map<string, Greeted>()
    for (const [id, law] of this.#laws) engines.set(id, await greet(under(reach.watching(law))))
    for (const one of this.#suite.cases) {
      reach.play(one.id)
      const engine = engines.get(one.ruleset)
      if (engine) await playCase(one, engine, [], () => [])
    }
    return reach
  }

  async #each(letters: readonly AnyLetter[], cases: (letter: AnyLetter) => readonly Case[]): Promise<Noticed> {
    const noticed: Record<string, string> = {}
    for (const letter of letters) {
      const by = await this.#noticing(letter, cases(letter))
      if (by !== undefined) noticed[letter.id] = by
    }
    return noticed
  }

  /** The first case that fails with the word changed. */
  async #noticing(letter: AnyLetter, cases: readonly Case[]): Promise<string | undefined> {
    if (!cases.length) return undefined
    const engines = new Map<string, Promise<Greeted>>()
    const engine = (id: string): Promise<Greeted> => {
      const law = this.#laws.get(id) as Ruleset
      const changed = letter.change(law)
      const where = changed === law ? this.#plain : engines
      const known = where.get(id) ?? greet(under(changed))
      where.set(id, known)
      return known
    }
    for (const one of cases) {
      const player = await engine(one.ruleset)
      switchTo(letter.switch)
      try {
        if (await notices(one, player)) return one.id
      } catch {
        return one.id
      } finally {
        switchTo()
      }
    }
    return undefined
  }

  /** The cases of the rulings that say it, those of each in turn, where these are law. */
  #own({ rulings }: AnyLetter): readonly Case[] {
    const lists = rulings.map(ruling => this.#suite.cases.filter(one => this.#isAbout(one, ruling)))
    const longest = Math.max(...lists.map(({ length }) => length))
    const inTurn = Array.from({ length: longest }, (_, index) => lists.flatMap(list => list[index] ?? []))
    return [...new Set(inTurn.flat())]
  }

  #isAbout({ rulings, ruleset }: Case, ruling: string): boolean {
    return this.#isLaw(ruling, ruleset) && rulings.some(id => id === ruling || this.#restsOn(id, ruling))
  }

  #isLaw(ruling: string, ruleset: string): boolean {
    const law = this.#laws.get(ruleset)
    return !!law && isInLaw(law, ruling)
  }

  #restsOn(id: string, ruling: string): boolean {
    const entry = this.#catalogue.rulings.get(id)
    return entry?.met === 'follows-from' && entry.from.includes(ruling)
  }

  #others(letter: AnyLetter, reach: Reach): readonly Case[] {
    const own = new Set(this.#own(letter))
    const cases =
      letter.switch === undefined ? reach.casesWith((letter as TextLetter).title) : reach.casesOf(letter.switch)
    const others = this.#suite.cases.filter(one => cases.has(one.id) && !own.has(one))
    const topic = topicOf(letter, this.#catalogue)
    const isNear = ({ rulings }: Case): boolean => rulings.some(id => this.#catalogue.rulings.get(id)?.topic === topic)
    return [...others.filter(isNear), ...others.filter(one => !isNear(one))].slice(0, many)
  }
}
