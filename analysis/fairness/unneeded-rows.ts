import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { isInLaw, type Ruleset } from '../../engine/kernel/amend.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import { suiteOf } from '../../runner/features.ts'
import type { Operation } from '../../steps/operation.ts'
import type { Case } from '../../steps/suite/case.ts'
import { type Greeted, greet, under } from '../reference.ts'
import { requireTopic } from '../require-topic.ts'
import { type AnyMutation, openBook, Words } from '../strength/mutation/sweep.ts'
import { strike } from '../variants/strike.ts'
import { isAtPeace } from './peace.ts'

/** A row of a table whose card no case needs that has it on its board. */
export interface UnneededRow {
  readonly uri: string
  readonly line: number
  readonly title: string
  readonly cases: number
}

type Has = Extract<Operation, { readonly op: 'has' }>

/** A card that stands on the board without any other step naming it: of which step, and in which row of its table. */
interface Bystander {
  readonly step: number
  readonly row: number
  readonly title: string
}

/** Every such row of the topics; absent = of all. Cases that look at the whole board in the end need all that is on it. */
export async function unneededRows(topics?: readonly string[]): Promise<readonly UnneededRow[]> {
  const catalogue = loadCatalogue()
  for (const topic of topics ?? []) requireTopic(topic, catalogue)
  const suite = suiteOf(undefined)
  const { laws, mutations } = await openBook()
  const sweep = new Words(suite, catalogue, laws)
  const cases = suite.cases.filter(one => topics?.includes(one.topic) ?? true)
  const holding = new Map<string, number>()
  const rows = new Map<string, UnneededRow>()
  for (const one of cases) {
    for (const key of rowsOf(one)) holding.set(key, (holding.get(key) ?? 0) + 1)
    const law = rulesets.get(one.ruleset)
    if (!law || looksAtAll(one)) continue
    for (const { step, row, title } of await unneededOn(one, law, sweep, mutations)) {
      const [uri, line] = [one.feature.uri, lineOf(one, step, row)]
      const key = `${uri}:${line}`
      rows.set(key, { uri, line, title, cases: (rows.get(key)?.cases ?? 0) + 1 })
    }
  }
  return [...rows].filter(([key, row]) => holding.get(key) === row.cases).map(([, row]) => row)
}

const looksAtAll = ({ steps }: Case): boolean => steps.some(({ operation }) => operation.op === 'frame')

const rowsOf = (kase: Case): readonly string[] =>
  kase.steps.flatMap(({ operation }, step) =>
    operation.op === 'has' ? operation.rows.map((_, row) => `${kase.feature.uri}:${lineOf(kase, step, row)}`) : [],
  )

/** The rows of a table stand below the line of its step and its heading. */
const lineOf = ({ steps }: Case, step: number, row: number): number => (steps[step]?.line ?? 0) + 2 + row

/**
 * The cards without which the case comes out alike: under the law, without each of its rulings, and under each mutation
 * that it notices.
 */
async function unneededOn(
  kase: Case,
  law: Ruleset,
  sweep: Words,
  mutations: readonly AnyMutation[],
): Promise<readonly Bystander[]> {
  const bystanders = bystandersIn(kase)
  if (!bystanders.length) return []
  const whole = await greet(under(law))
  const noticing = await noticedBy(kase, law)
  const noticed = await sweep.noticedBy(kase, mutations)
  const unneeded: Bystander[] = []
  for (const one of bystanders) {
    const rest = without(kase, one)
    if (!(await isAtPeace(rest, whole))) continue
    if (await any(noticing, engine => isAtPeace(rest, engine))) continue
    if (await any(noticed, async word => !(await sweep.notices(word, rest)))) continue
    unneeded.push(one)
  }
  return unneeded
}

async function any<T>(all: readonly T[], isSo: (one: T) => Promise<boolean>): Promise<boolean> {
  for (const one of all) if (await isSo(one)) return true
  return false
}

/** The law without a ruling of the case, for each that the case notices to be gone. */
async function noticedBy(kase: Case, law: Ruleset): Promise<readonly Greeted[]> {
  const engines: Greeted[] = []
  for (const id of kase.rulings) {
    if (!isInLaw(law, id)) continue
    const engine = await greet(under(strike([id]).law(law)))
    if (!(await isAtPeace(kase, engine))) engines.push(engine)
  }
  return engines
}

function bystandersIn({ steps }: Case): readonly Bystander[] {
  return steps.flatMap(({ operation }, step) =>
    operation.op === 'has'
      ? operation.rows.flatMap(({ card: { title } }, row) =>
          isNamed(steps, title, step, row) ? [] : [{ step, row, title }],
        )
      : [],
  )
}

/** Does any other step, or another row, name the card? */
function isNamed(steps: Case['steps'], title: string, step: number, row: number): boolean {
  const name = JSON.stringify(title)
  return steps.some(({ operation }, at) => {
    if (at !== step || operation.op !== 'has') return JSON.stringify(operation).includes(name)
    return operation.rows.some((other, index) => index !== row && JSON.stringify(other).includes(name))
  })
}

function without(kase: Case, { step, row }: Bystander): Case {
  const steps = kase.steps.map((one, at) => {
    if (at !== step) return one
    const has = one.operation as Has
    return { ...one, operation: { ...has, rows: has.rows.filter((_, index) => index !== row) } }
  })
  return { ...kase, steps }
}
