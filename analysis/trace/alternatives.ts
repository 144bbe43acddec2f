import { referenceEngine } from '../../engine/adapter/serve.ts'
import type { Ruleset } from '../../engine/kernel/amend.ts'
import { readAs, readings } from '../../engine/rulesets/readings.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import { Client } from '../../protocol/client.ts'
import { inProcess } from '../../protocol/in-process.ts'
import { playCase } from '../../steps/judge/play-case.ts'
import type { Verdict } from '../../steps/judge/verdict.ts'
import type { Case, Suite } from '../../steps/suite/case.ts'
import { keyOf } from '../../steps/suite/readings.ts'

/** An alternative must hold when the reference engine plays its reading, and not before: one sentence for each that does not. */
export async function alternativeFaults({ alternatives, titles }: Suite): Promise<readonly string[]> {
  const faults: string[] = []
  for (const one of alternatives) {
    const key = one.reading ? keyOf(one.reading) : ''
    const reading = readings.get(key)
    const where = `${one.feature.uri}:${one.line}: "${one.scenario}" under ${one.ruleset}`
    if (!reading) faults.push(`${where} is read as ${key}, which the reference engine cannot play.`)
    else {
      const read = await playBy(readAs(reading, rulesets), one, titles)
      const asPlayed = await playBy(rulesets, one, titles)
      if (read.outcome !== 'pass') faults.push(`${where} does not hold when it is read as ${key}: ${read.message}`)
      if (asPlayed.outcome === 'pass') faults.push(`${where} holds without being read as ${key}.`)
    }
  }
  return faults
}

async function playBy(laws: ReadonlyMap<string, Ruleset>, one: Case, titles: readonly string[]): Promise<Verdict> {
  const client = new Client(inProcess(referenceEngine(laws)))
  const hello = await client.hello(titles)
  return playCase(one, { client, hello }, [], () => [])
}
