import type { Catalogue } from '../../catalogue/catalogue.ts'
import { isBasic, rulesetsWith } from '../../catalogue/in-force.ts'
import type { RulesetInfo } from '../../catalogue/questions.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import type { CardText } from '../../engine/text/text.ts'
import type { Verdict } from '../../steps/judge/verdict.ts'
import type { Case } from '../../steps/suite/case.ts'
import { strike } from '../variants/strike.ts'
import { Table } from '../variants/table.ts'
import { unchanged } from '../variants/variant.ts'

/** What a difference between two laws rests on; the first that holds. */
export const grounds = {
  contradiction: 'a contradiction that is listed',
  amendment: 'what the younger law adds, replaces or repeals',
  ruling: 'a ruling of the other law',
  basic: 'a basic rule that holds under the other law only',
  text: 'the text of a card, which the other law has otherwise or not at all',
  question: 'an open question',
  alone: 'a ruling on which the other law, as far as it is available, is silent',
  unexplained: 'nothing that is listed',
} as const

export type Grounds = keyof typeof grounds

export interface Reason {
  readonly grounds: Grounds
  readonly by: readonly string[]
}

/** Says what the differences between two laws rest on. */
export class Reasons {
  readonly #from: string
  readonly #to: string
  readonly #info: RulesetInfo
  readonly #amends: boolean
  readonly #catalogue: Catalogue
  readonly #first = new Table(unchanged)
  readonly #without = new Map<string, Table>()

  constructor(from: string, to: string, catalogue: Catalogue) {
    const infoOf = (id: string): RulesetInfo => catalogue.rulesets.find(one => one.id === id)!
    this.#from = from
    this.#to = to
    this.#info = infoOf(to)
    this.#amends = infoOf(from).amends === to || this.#info.amends === from
    this.#catalogue = catalogue
  }

  /** `there` = how the case comes out under the other law. */
  async of(kase: Case, there: Verdict): Promise<Reason> {
    const listed = this.#contradictions(kase)
    if (listed.length) return { grounds: 'contradiction', by: listed }
    const own = [...kase.rulings, ...kase.customs].filter(id => !isIn(id, this.#to))
    if (this.#amends && own.length) return { grounds: 'amendment', by: own }
    const ruled = await this.#ruledThere(kase, there)
    if (ruled.length) return { grounds: ruled.every(isBasic) ? 'basic' : 'ruling', by: ruled }
    const titles = await this.#texts(kase, there)
    if (titles.length) return { grounds: 'text', by: titles }
    if (kase.disputes.length) return { grounds: 'question', by: kase.disputes }
    const alone = own.length ? own : await this.#decidedHere(kase)
    return { grounds: alone.length ? 'alone' : 'unexplained', by: alone }
  }

  /** Listed contradictions of which a ruling of the case is one side, and a document of the other law another. */
  #contradictions({ rulings }: Case): readonly string[] {
    return this.#catalogue.contradictions
      .filter(({ law }) => {
        const own = law.find(side => side.rulings.some(id => rulings.includes(id)))
        return own && law.some(side => side !== own && side.documents.some(id => this.#info.documents.includes(id)))
      })
      .map(({ id }) => id)
  }

  /** What decides it under the first law, and is not in force under the other. */
  async #decidedHere(kase: Case): Promise<readonly string[]> {
    return (await this.#first.play(kase))?.because.filter(id => !isIn(id, this.#to)) ?? []
  }

  /** What decides it under the other law, is not in force under the first one, and without which it comes out otherwise. */
  async #ruledThere(kase: Case, there: Verdict): Promise<readonly string[]> {
    const come = there.because.filter(id => !isIn(id, this.#from))
    const each: string[] = []
    for (const id of come) if (await this.#differs([id], kase, there)) each.push(id)
    if (each.length || come.length < 2) return each
    return (await this.#play(come, kase))?.outcome === 'pass' ? come : []
  }

  async #differs(struck: readonly string[], kase: Case, there: Verdict): Promise<boolean> {
    const verdict = await this.#play(struck, kase)
    return !!verdict && (verdict.outcome !== there.outcome || verdict.message !== there.message)
  }

  #play(struck: readonly string[], kase: Case): Promise<Verdict | undefined> {
    const key = struck.join()
    const table = this.#without.get(key) ?? new Table(strike(struck))
    this.#without.set(key, table)
    return table.play({ ...kase, ruleset: this.#to })
  }

  /** The cards of the case whose texts differ, where it is another matter with those of the first law. */
  async #texts(kase: Case, there: Verdict): Promise<readonly string[]> {
    const [law, first] = [rulesets.get(this.#to)!, rulesets.get(this.#from)!]
    const titles = kase.titles.filter(title => law.texts.get(title) !== first.texts.get(title))
    if (!titles.length) return []
    const texts = new Map<string, CardText>([...law.texts].filter(([title]) => !titles.includes(title)))
    for (const title of titles) {
      const text = first.texts.get(title)
      if (text) texts.set(title, text)
    }
    const table = new Table(unchanged, { laws: new Map([[this.#to, { ...law, texts }]]) })
    const verdict = await table.play({ ...kase, ruleset: this.#to })
    return verdict && (verdict.outcome !== there.outcome || verdict.message !== there.message) ? titles : []
  }
}

const isIn = (id: string, ruleset: string): boolean => rulesetsWith(id).includes(ruleset)
