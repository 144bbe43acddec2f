import { describe, it } from 'node:test'
import { expect } from 'chai'
import { diagnose } from '../analysis/diagnosis/diagnose.ts'
import { spread } from '../analysis/diagnosis/evidence.ts'
import { Table } from '../analysis/variants/table.ts'
import type { Variant } from '../analysis/variants/variant.ts'
import { without } from '../analysis/variants/without.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { referenceEngine } from '../engine/adapter/serve.ts'
import { rulesets } from '../engine/rulesets/registry.ts'
import { inProcess } from '../protocol/in-process.ts'
import type { CaseResult, Explanation } from '../reports/result.ts'
import { isTrouble } from '../reports/words.ts'
import { suiteOf } from '../runner/features.ts'
import type { Case } from '../steps/suite/case.ts'
import { isWhole } from './fixture/drawn.ts'
import { foreignEngine, type Greeting, saved } from './fixture/foreign/foreign.ts'
import { playWith } from './fixture/play-with.ts'

const catalogue = loadCatalogue()
const { cases: all } = suiteOf(undefined)

/** So many ways of being wrong are tried of each engine; all with `WHOLE=1`. */
const ways = 4

/** What comes of these cases on the engine of the greeting when it is wrong in this one way. */
async function spoiled(greeting: Greeting, variant: Variant, cases: readonly Case[]): Promise<readonly CaseResult[]> {
  const ids = new Set(cases.map(({ id }) => id))
  const laws = new Map([...rulesets].map(([id, law]) => [id, variant.law(law)]))
  const engine = inProcess(foreignEngine(greeting, referenceEngine(laws)))
  return [...(await playWith(engine, { only: ({ id }) => ids.has(id) })).values()]
}

/** First explanations that say the same in other words, or that nobody can tell from it in the cases that they explain. */
const inOtherWords: Readonly<Record<string, RegExp>> = {
  '1eD-dilemma-resolution-01': /^Cards under missions have no effect/,
  '2eS-selections-01': /^It lacks custom-cards-460: An Old Debt kills a leader at random/,
}

/** Does it name what is wrong, or something that nobody can tell from it by what the engine plays? */
function isTrue(one: Explanation | undefined, spoilt: string, { rulings }: Variant, failures: number): boolean {
  if (one?.rulings.some(id => id === spoilt || rulings.includes(id))) return true
  if (one && inOtherWords[spoilt]?.test(one.says)) return true
  return !!one && one.against.length === 0 && one.explains.length >= 0.9 * failures
}

/** Judged on the words of the explanation and on each failure; nothing where all is true. */
async function falsehoods(greeting: Greeting, spoilt: string, variant: Variant, cases: readonly Case[]) {
  const results = await spoiled(greeting, variant, cases)
  const failing = results.filter(({ outcome }) => isTrouble(outcome))
  if (!failing.length) return undefined
  const table = new Table(variant)
  const false_: string[] = []
  for (const { id, outcome, message } of failing) {
    const kase = all.find(one => one.id === id)!
    if (outcome !== 'unproven' && !(await table.isNoticedIn(kase))) false_.push(`${spoilt}: ${id}: ${message}`)
  }
  const { can, engine } = greeting
  const diagnosis = await diagnose({ cases: all, results, can, plays: engine.plays, catalogue })
  const [first] = diagnosis?.explanations ?? []
  if (!isTrue(first, spoilt, variant, failing.length)) false_.push(`${variant.id}: ${first?.says ?? 'unexplained'}`)
  return false_
}

describe('an engine that nobody here wrote, and that is wrong in one thing', () => {
  for (const { name, greeting } of saved)
    it(`${name}: each failure is due to it, and the first explanation names it`, async () => {
      const isOwn = ({ ruleset }: Case): boolean => !!greeting.can.rulesets?.includes(ruleset)
      const right = await playWith(inProcess(foreignEngine(greeting)), { only: isOwn })
      const cases = all.filter(({ id }) => right.get(id)?.outcome === 'pass')
      const laws = [...new Set(cases.flatMap(({ rulings, customs }) => [...rulings, ...customs]))].sort()
      const found: string[] = []
      let noticed = 0
      const most = isWhole() ? Number.POSITIVE_INFINITY : ways
      for (const law of isWhole() ? laws : spread(laws, 5 * ways)) {
        const about = cases.filter(({ rulings, customs }) => rulings.includes(law) || customs.includes(law))
        for (const variant of without(law, catalogue)) {
          if (noticed >= most || !(await new Table(variant, greeting).firstToNotice(about))) continue
          const false_ = await falsehoods(greeting, law, variant, cases)
          if (false_) noticed += 1
          found.push(...(false_ ?? []))
        }
      }
      expect(found).to.deep.equal([])
      expect(noticed).to.be.at.least(ways)
    })
})
