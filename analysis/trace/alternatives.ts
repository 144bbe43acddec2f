import { readings } from '../../engine/rulesets/readings.ts'
import type { Suite } from '../../steps/suite/case.ts'
import { keyOf } from '../../steps/suite/readings.ts'
import { readAs } from '../variants/reading.ts'
import { Table } from '../variants/table.ts'
import { unchanged } from '../variants/variant.ts'

/** An alternative must hold when the reference engine plays its reading, and not before: one sentence for each that does not. */
export async function alternativeFaults({ alternatives }: Suite): Promise<readonly string[]> {
  const faults: string[] = []
  const plain = new Table(unchanged)
  for (const one of alternatives) {
    const key = one.reading ? keyOf(one.reading) : ''
    const reading = readings.get(key)
    const where = `${one.feature.uri}:${one.line}: "${one.scenario}" under ${one.ruleset}`
    if (!reading) faults.push(`${where} is read as ${key}, which the reference engine cannot play.`)
    else {
      const read = await new Table(readAs(reading)).play(one)
      const asPlayed = await plain.play(one)
      if (read?.outcome !== 'pass') faults.push(`${where} does not hold when it is read as ${key}: ${read?.message}`)
      if (asPlayed?.outcome === 'pass') faults.push(`${where} holds without being read as ${key}.`)
    }
  }
  return faults
}
