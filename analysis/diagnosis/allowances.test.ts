import { test } from 'node:test'
import { expect } from 'chai'
import { rulesets } from '../../engine/rulesets/registry.ts'
import { actKinds } from '../../protocol/words.ts'
import type { CaseResult, Explanation } from '../../reports/result.ts'
import type { Case } from '../../steps/suite/case.ts'
import { drawnByLot } from '../../test/fixture/drawn.ts'
import type { Variant } from '../variants/variant.ts'
import { without } from '../variants/without.ts'
import { spread } from './evidence.ts'
import { type Allowance, allowancesIn } from './fixtures/allowances.ts'
import { catalogue, examined, suite } from './fixtures/examined.ts'

const allowances = allowancesIn(suite.cases)

/** Cases of the topics where the act is refused, some in which such an act is refused by other rules, and some of all. */
function near({ act, rule, cases }: Allowance): readonly Case[] {
  const topics = new Set(cases.map(({ topic }) => topic))
  const refused = allowances.filter(one => one.act === act).flatMap(one => one.cases)
  const of = suite.cases.filter(one => topics.has(one.topic) || one.rulings.includes(rule))
  return withTwins([...of, ...spread(refused, 60), ...spread(suite.cases, 60)])
}

/** Without them a refusal is unproven. */
function withTwins(cases: readonly Case[]): readonly Case[] {
  const ids = new Set(cases.flatMap(({ id, twins }) => [id, ...twins]))
  return suite.cases.filter(({ id }) => ids.has(id))
}

/** Acts that no case has refused, each with the reason. */
const neverRefused: Readonly<Record<string, string>> = {
  begin: 'The game begins once; an engine that is asked again has nothing to say of it.',
}

/** Is the engine that lacks the rule, and so allows the act, told that it does? What speaks against another explanation may be in any topic. */
async function isTold(engine: Variant, { cases }: Allowance, played: readonly Case[]): Promise<boolean> {
  const laws = new Map([...rulesets].map(([id, law]) => [id, engine.law(law)]))
  const { results, diagnosis } = await examined(laws, played)
  const allows = ({ id, outcome, message }: CaseResult): boolean =>
    outcome === 'fail' && cases.some(one => one.id === id) && !!message?.includes('should be illegal')
  if (!results.some(allows)) return true
  const first = diagnosis?.explanations[engine.rulings.includes(refusesInAPhase) ? 1 : 0]
  return !!first?.rulings.some(id => engine.rulings.includes(id)) || explainsAll(first, diagnosis?.failures)
}

/** Without it cards are refused in a phase of seeding, which is a habit: the report says so first, and names the rule second. */
const refusesInAPhase = '1eS-seed-phases-52'

/** Another rule whose absence shows in all the same failures, and which nothing speaks against, cannot be told apart from it. */
const explainsAll = (one: Explanation | undefined, failures: number | undefined): boolean =>
  one?.kind === 'ruling' && one.explains.length === failures && one.against.length === 0

test('each kind of act is refused somewhere, by a rule', () => {
  const refused = new Set(allowances.map(({ act }) => act))
  expect(actKinds.filter(act => !refused.has(act) && !neverRefused[act])).to.deep.equal([])
})

test('an engine that allows what a rule forbids is told which rule, or another that explains all its failures', async () => {
  const untold: string[] = []
  const drawing = { what: 'acts that a rule forbids', nameOf: ({ act, rule }: Allowance) => `${act} ${rule}` }
  for (const one of drawnByLot(allowances, 120, drawing))
    for (const engine of without(one.rule, catalogue).filter(variant => one.cases.some(variant.concerns)))
      if (!(await isTold(engine, one, near(one))) && !(await isTold(engine, one, suite.cases)))
        untold.push(`${one.act}, ${engine.id}`)
  expect(untold).to.deep.equal([])
})
