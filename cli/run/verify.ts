import type { Conformance, Outcome } from '../../reports/result.ts'
import { counted, outcomeWords, printable } from '../../reports/words.ts'
import type { RunOptions } from '../../runner/options.ts'
import { playSuite } from '../../runner/play-suite.ts'

/** Plays the same again until it was played `verify` times, each time by an engine that was just started, and returns a line for each case that did not come out alike every time. */
export async function wavering(first: Conformance, options: RunOptions, verify: number): Promise<readonly string[]> {
  const outcomes = new Map<string, Outcome[]>(first.cases.map(one => [one.id, [one.outcome]]))
  const report = options.report.filter(format => format !== 'messages' && format !== 'allure')
  for (let time = 2; time <= verify; time += 1) {
    process.stderr.write(`Playing everything again: ${time} of ${verify}\n`)
    const { cases } = await playSuite({ ...options, report })
    for (const { id, outcome } of cases) outcomes.get(id)?.push(outcome)
  }
  return [...outcomes].flatMap(([id, all]) =>
    new Set(all).size === 1 && all.length === verify
      ? []
      : [`  ${printable(id)}: ${all.map(one => outcomeWords[one]).join(', ')}`],
  )
}

/** What is printed of them. */
export function waveringSays(lines: readonly string[], verify: number): string {
  if (!lines.length) return `Every case came out alike ${verify} times.\n`
  return `${counted(lines.length, 'case')} did not come out alike ${verify} times:\n${lines.join('\n')}\n`
}
