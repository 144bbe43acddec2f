import type { Board } from '../../protocol/types.ts'
import { changeLines } from '../../reports/impact/changes.ts'
import type { Comparison, Course } from '../../reports/impact/impact.ts'
import { CaseRun } from '../../steps/judge/case-run.ts'
import { isGiven } from '../../steps/judge/given.ts'
import type { Verdict } from '../../steps/judge/verdict.ts'
import type { Case } from '../../steps/suite/case.ts'
import { repliesIn } from './replies.ts'
import { conflictIn, type UnderLaw } from './under-law.ts'

/** Plays a case under one law and tells step by step what happens. */
export async function courseOf(kase: Case, { client, hello, heard }: UnderLaw): Promise<Course> {
  const run = new CaseRun(kase, client, hello)
  heard()
  const happens = kase.steps.map((): string[] => [])
  let [last, deed]: [Board | undefined, number] = [undefined, 0]
  const tell = async (at: number): Promise<void> => {
    const { lines, boardBefore, isDeed } = repliesIn(heard())
    last ??= boardBefore
    if (isDeed && at < kase.steps.length) deed = at
    const now = await client.observe().then(
      ({ board }) => board,
      () => last,
    )
    heard()
    happens[deed]?.push(...lines, ...(last && now ? changeLines(last, now) : []))
    last = now
  }
  for (const [at, { operation }] of kase.steps.entries()) {
    const held = await run.step(at).then(
      () => true,
      () => false,
    )
    if (!isGiven(operation)) await tell(at)
    if (!held) break
  }
  const verdict = await run.end([], () => [])
  return courseFrom(verdict, happens)
}

function courseFrom(
  { outcome, message, because, steps, before, after }: Verdict,
  happens: readonly string[][],
): Course {
  const conflict = conflictIn(message)
  return {
    outcome: conflict ? 'contradiction' : wordFor(outcome),
    ...(message === undefined ? {} : { message: conflict ? inWords(conflict) : ofTheTable(message) }),
    ...(conflict ? { conflict } : {}),
    because,
    steps: steps.map((step, at) => ({ outcome: step, happens: [...new Set(happens[at])] })),
    ...(before ? { before } : {}),
    ...(after ? { after } : {}),
  }
}

function wordFor(outcome: Verdict['outcome']): Course['outcome'] {
  if (outcome === 'pass') return 'as written'
  return outcome === 'fail' ? 'otherwise' : 'not to be told'
}

function inWords(rulings: readonly string[]): string {
  return `${rulings.join(' and ')} contradict each other here, and neither is an exception to the other.`
}

/** The judge speaks of an engine under test; here it is the law that is looked at. */
function ofTheTable(message: string): string {
  return message
    .replace(/but the engine (?:let it happen|would let it happen)/, 'but it is legal')
    .replace(
      /but the engine refused: the engine opened no window for (\S+) in which that is allowed/,
      'but $1 has no occasion for it',
    )
    .replace(/but the engine refuse[ds]:/, 'but is not:')
}

/** The case with what happens under either law. */
export async function compare(kase: Case, today: UnderLaw, proposed: UnderLaw): Promise<Comparison> {
  const { id, scenario, rule, feature, line, rulings, steps } = kase
  return {
    id,
    scenario,
    rule,
    feature: { uri: feature.uri, line },
    rulings,
    steps: steps.map(({ keyword, text, table, operation }) => ({
      keyword,
      text,
      ...(table ? { table } : {}),
      given: isGiven(operation),
    })),
    today: await courseOf(kase, today),
    proposed: await courseOf(kase, proposed),
  }
}
