import { type Catalogue, loadCatalogue } from '../../catalogue/catalogue.ts'
import { groundsIn } from '../../catalogue/grounds.ts'
import { nearest } from '../../catalogue/nearest.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import { suiteOf } from '../../runner/features.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { playAll } from '../trace/play-all.ts'
import { inForce } from '../variants/in-force.ts'
import { readSame } from './same.ts'
import { type StrengthReport, strengthReport } from './score.ts'
import { sweep } from './strength.ts'

/** The budget: seconds of the processor for one mutant, over a whole sweep. */
export const budget = 0.05

/** A sweep with what it cost. */
export interface Measured {
  readonly report: StrengthReport
  /** Seconds of the processor for one mutant; absent for a part of the law, which the start outweighs. */
  readonly seconds?: number
}

/** Sweeps the law and scores what the suite noticed; `only` = beginnings of ids of rulings and basic rules. */
export async function measure(
  only: readonly string[] = [],
  told: (mutants: number) => void = () => {},
): Promise<Measured> {
  const catalogue = loadCatalogue()
  requireRulings(only, catalogue)
  const suite = suiteOf(undefined)
  const verdicts = await playAll(
    suite,
    groundsIn(() => catalogue),
  )
  const decided = new Map([...verdicts].map(([id, { because }]) => [id, new Set(because)]))
  // Cases that fail under the law as it is would notice every change, and so none.
  const sound = { ...suite, cases: suite.cases.filter(one => verdicts.get(one.id)?.outcome === 'pass') }
  const start = process.cpuUsage()
  const mutants = await sweep({ suite: sound, catalogue, decided, same: readSame(), told }, only)
  const { user, system } = process.cpuUsage(start)
  const report = strengthReport(mutants, catalogue)
  return only.length ? { report } : { report, seconds: (user + system) / 1e6 / mutants.length }
}

/** The same for some rulings of laws under which every case is known to pass: no case is played under the law as it is. */
export async function measureSome(only: readonly string[]): Promise<StrengthReport> {
  const [suite, catalogue] = [suiteOf(undefined), loadCatalogue()]
  return strengthReport(await sweep({ suite, catalogue, same: readSame() }, only), catalogue)
}

function requireRulings(only: readonly string[], { customs }: Catalogue): void {
  const ids = [...[...rulesets.values()].flatMap(inForce), ...customs.keys()]
  const unknown = only.find(prefix => !ids.some(id => id.startsWith(prefix)))
  if (unknown === undefined) return
  throw new UsageError(
    `--ruling ${unknown}: no rule or card text carries it out, so it cannot be struck out. Nearest: ${nearest(unknown, new Set(ids), 3).join(', ')}.`,
  )
}
