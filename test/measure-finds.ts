// Says how much of what exploring finds is true: each foreign engine is made wrong in known ways, explored, and every find is judged:
// `node --import ./bin/register.js test/measure-finds.ts [--engine 2e-java] [--games 400] [--most 20] [--seed 1] [--show]`.
import { parseArgs } from 'node:util'
import { stepLines } from '../analysis/explore/feature-text.ts'
import { type Fault, faults } from './fixture/foreign/faults.ts'
import { type Foreign, saved } from './fixture/foreign/foreign.ts'
import { type Judged, type Judgement, judged } from './fixture/foreign/judged.ts'
import { temper } from './fixture/foreign/temper.ts'

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    games: { type: 'string', default: '400' },
    most: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    show: { type: 'boolean', default: false },
  },
})

const print = (line: string): void => void process.stdout.write(`${line}\n`)
const count = (finds: readonly Judged[], wanted: Judgement): number =>
  finds.filter(({ judgement }) => judgement === wanted).length

const row = (what: string, finds: readonly Judged[]): string =>
  [
    what.padEnd(40),
    `${finds.length} finds`.padStart(10),
    `${count(finds, 'true')} true`.padStart(10),
    `${count(finds, 'other cause')} with another cause`.padStart(22),
    `${count(finds, 'false')} false`.padStart(9),
  ].join('  ')

function show({ finding: { ruleset, seed, small, scenario }, judgement }: Judged): void {
  print(`  ${judgement} (${ruleset}, seed ${seed}): ${small.message}`)
  print(`  named: ${small.cause?.decidedBy.join(', ') ?? 'nothing'}`)
  for (const line of stepLines(scenario)) print(`    ${line}`)
}

async function measured(foreign: Foreign, fault: Fault): Promise<readonly Judged[]> {
  const { games, most, seed } = values
  const found = await judged(foreign, fault, { games: Number(games), most: Number(most), seed: Number(seed) })
  if (!found) return []
  print(row(`  ${fault.id}`, found.finds))
  for (const one of found.finds) if (values.show && one.judgement !== 'true') show(one)
  return found.finds
}

for (const foreign of [...saved, temper]) {
  if (values.engine !== undefined && values.engine !== foreign.name) continue
  print(foreign.name)
  const all: Judged[] = []
  for (const fault of faults) all.push(...(await measured(foreign, fault)))
  const share = all.length ? Math.floor((1000 * count(all, 'true')) / all.length) / 10 : 100
  print(`${row('  together', all)}  ${share} % true`)
}
