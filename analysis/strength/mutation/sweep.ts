import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { isInLaw, type Ruleset } from '../../../engine/kernel/amend.ts'
import { rulesets } from '../../../engine/rulesets/registry.ts'
import type { KnownChanges } from '../../../runner/changes-measured.ts'
import type { Case, Suite } from '../../../steps/suite/case.ts'
import { restsOn } from '../../variants/rests-on.ts'
import { Table } from '../../variants/table.ts'
import { unchanged } from '../../variants/variant.ts'
import { Units } from './evaluate.ts'
import { mutationsInRules, type RuleMutation } from './in-rules.ts'
import { mutationsInTexts, type TextMutation } from './in-texts.ts'
import { instrument, lawFiles } from './instrument.ts'
import { Reach } from './reach.ts'
import { topicOf } from './score.ts'
import { readFixed } from './switch.ts'
import { twinsIn, withRules } from './twins.ts'

/** Of the cases that a word matters in so many are played, those of its topic first. */
const many = 400

/** A word of a rule or of a card's text. */
export type AnyMutation = RuleMutation | TextMutation

/** The law in which any word can be changed, and its words. */
export interface Book {
  readonly laws: ReadonlyMap<string, Ruleset>
  readonly mutations: readonly AnyMutation[]
}

/** Compiles all words of the law in. */
export async function openBook(): Promise<Book> {
  const files = await instrument(lawFiles())
  const units = await Units.of(files)
  const twins = twinsIn(units, units.run(files.map(({ file }) => file)))
  const laws = new Map([...rulesets].map(([id, law]) => [id, withRules(law, rule => twins.get(rule) ?? rule)]))
  const mutations = [...mutationsInRules(files, units, twins, readFixed()), ...mutationsInTexts(laws.values())]
  return { laws, mutations: mutations.filter(one => 'title' in one || one.rulings.length > 0) }
}

/** By the id of a word, the case that noticed; undefined = none. */
export type Noticed = Readonly<Record<string, string>>

/** Who notices which word, one at a time: first the scenarios of the ruling that says it, or with the card on which it stands, then any. */
export class Words {
  readonly #suite: Suite
  readonly #catalogue: Catalogue
  readonly #laws: ReadonlyMap<string, Ruleset>

  constructor(suite: Suite, catalogue: Catalogue, laws: ReadonlyMap<string, Ruleset>) {
    this.#suite = suite
    this.#catalogue = catalogue
    this.#laws = laws
  }

  /** Which case of the rulings that say the words notices each. */
  async byOwn(mutations: readonly AnyMutation[]): Promise<Noticed> {
    return this.#each(mutations, mutation => this.#own(mutation))
  }

  /** Which other case notices each: of those in which the word matters. */
  async byOthers(mutations: readonly AnyMutation[], reach: Reach): Promise<Noticed> {
    return this.#each(mutations, mutation => this.#others(mutation, reach))
  }

  /** Which case of another ruling notices each, of those that did when it was measured last. */
  async byKnown(mutations: readonly AnyMutation[], { loose }: KnownChanges): Promise<Noticed> {
    const known = new Map(loose.map(({ id, by }) => [id, by]))
    return this.#each(mutations, ({ id }) => this.#suite.cases.filter(one => one.id === known.get(id)))
  }

  /** The words of the case's rulings that it notices when they are changed. */
  async noticedBy(kase: Case, mutations: readonly AnyMutation[]): Promise<readonly AnyMutation[]> {
    const own = mutations.filter(({ rulings }) => rulings.some(ruling => this.#isAbout(kase, ruling)))
    const noticed: AnyMutation[] = []
    for (const mutation of own) if (await this.notices(mutation, kase)) noticed.push(mutation)
    return noticed
  }

  notices(mutation: AnyMutation, kase: Case): Promise<boolean> {
    return this.#table(mutation).isNoticedIn(kase)
  }

  /** Plays the whole suite, watching which words matter where. */
  async reach(mutations: readonly AnyMutation[]): Promise<Reach> {
    const reach = new Reach(mutations.filter((one): one is RuleMutation => 'switch' in one))
    const watched = new Table({ ...unchanged, law: law => reach.watching(law) }, { laws: this.#laws })
    for (const one of this.#suite.cases) {
      reach.play(one.id)
      await watched.play(one)
    }
    return reach
  }

  async #each(mutations: readonly AnyMutation[], cases: (one: AnyMutation) => readonly Case[]): Promise<Noticed> {
    const noticed: Record<string, string> = {}
    for (const mutation of mutations) {
      const first = await this.#table(mutation).firstToNotice(cases(mutation))
      if (first) noticed[mutation.id] = first.id
    }
    return noticed
  }

  #table(mutation: AnyMutation): Table {
    return new Table(mutation, { laws: this.#laws })
  }

  /** The cases of the rulings that say it, those of each in turn, where these are law; of a card's print those with the card. */
  #own(mutation: AnyMutation): readonly Case[] {
    const { rulings } = mutation
    if ('title' in mutation && !rulings.length)
      return this.#suite.cases.filter(one => one.titles.includes(mutation.title))
    const lists = rulings.map(ruling => this.#suite.cases.filter(one => this.#isAbout(one, ruling)))
    const longest = Math.max(...lists.map(({ length }) => length))
    const inTurn = Array.from({ length: longest }, (_, index) => lists.flatMap(list => list[index] ?? []))
    return [...new Set(inTurn.flat())]
  }

  #isAbout(kase: Case, ruling: string): boolean {
    const law = this.#laws.get(kase.ruleset)
    return !!law && isInLaw(law, ruling) && (restsOn(kase, ruling, this.#catalogue) || kase.customs.includes(ruling))
  }

  #others(mutation: AnyMutation, reach: Reach): readonly Case[] {
    const own = new Set(this.#own(mutation))
    const cases = 'switch' in mutation ? reach.casesOf(mutation.switch) : reach.casesWith(mutation.title)
    const others = this.#suite.cases.filter(one => cases.has(one.id) && !own.has(one))
    const topic = topicOf(mutation, this.#catalogue)
    const isNear = ({ rulings }: Case): boolean => rulings.some(id => this.#catalogue.rulings.get(id)?.topic === topic)
    return [...others.filter(isNear), ...others.filter(one => !isNear(one))].slice(0, many)
  }
}
