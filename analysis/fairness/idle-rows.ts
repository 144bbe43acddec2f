import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { suiteOf } from '../../runner/features.ts'
import type { Case, Suite } from '../../steps/suite/case.ts'
import { type AnyMutation, openBook, Sweep } from '../strength/mutation/sweep.ts'
import { idleIn, lawOf, type Words } from './boards.ts'

/** A row of a table whose card no case needs that has it on its board. */
export interface IdleRow {
  readonly uri: string
  readonly line: number
  readonly title: string
  readonly cases: number
}

/** Every such row of the topics; absent = of all. Cases that look at the whole board in the end need all that is on it. */
export async function idleRows(topics?: readonly string[]): Promise<readonly IdleRow[]> {
  const suite = suiteOf(undefined)
  const words = await wordsIn(suite)
  const cases = suite.cases.filter(one => topics?.includes(one.topic) ?? true)
  const holding = new Map<string, number>()
  const idle = new Map<string, IdleRow>()
  for (const one of cases) {
    for (const key of rowsOf(one)) holding.set(key, (holding.get(key) ?? 0) + 1)
    const law = lawOf(one)
    if (!law || looksAtAll(one)) continue
    for (const { uri, line, title } of await idleIn(one, law, words)) {
      const key = `${uri}:${line}`
      idle.set(key, { uri, line, title, cases: (idle.get(key)?.cases ?? 0) + 1 })
    }
  }
  return [...idle].filter(([key, row]) => holding.get(key) === row.cases).map(([, row]) => row)
}

async function wordsIn(suite: Suite): Promise<Words<AnyMutation>> {
  const { laws, letters } = await openBook()
  const sweep = new Sweep(suite, loadCatalogue(), laws)
  return {
    noticedBy: kase => sweep.noticedBy(kase, letters),
    notices: (word, kase) => sweep.notices(word, kase),
  }
}

const looksAtAll = ({ steps }: Case): boolean => steps.some(({ operation }) => operation.op === 'frame')

function rowsOf({ feature, steps }: Case): readonly string[] {
  return steps.flatMap(({ operation, line }) =>
    operation.op === 'has' ? operation.rows.map((_, row) => `${feature.uri}:${line + 2 + row}`) : [],
  )
}
