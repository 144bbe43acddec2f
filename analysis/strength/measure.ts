import { type Catalogue, loadCatalogue } from '../../catalogue/catalogue.ts'
import { groundsIn } from '../../catalogue/grounds.ts'
import { groupBy } from '../../catalogue/group.ts'
import { nearest } from '../../catalogue/nearest.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import { suiteOf } from '../../runner/features.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { remembered } from '../remembered.ts'
import { reportOf, type Sweep } from '../sweeps/sweep.ts'
import { playAll } from '../trace/play-all.ts'
import { inForce } from '../variants/in-force.ts'
import { readSame } from './same.ts'
import { type StrengthReport, strengthReport, topicOfChange } from './score.ts'
import { type Change, changesOf, type Mutant, sweep } from './strength.ts'

/** The budget: seconds of the processor for one mutant, over a whole sweep. */
export const budget = 0.05

/** A sweep with what it cost. */
export interface Measured {
  readonly report: StrengthReport
  /** Seconds of the processor for one mutant; absent for a part of the law, which the start outweighs, and where all was known. */
  readonly seconds?: number
}

/** Beginnings of ids of rulings and basic rules to keep to; absent = all. */
export interface StrengthAsked {
  readonly ruling?: readonly string[]
}

/** Changes the law, one ruling or basic rule at a time; a piece is a topic under a ruleset. */
export const strengthSweep: Sweep<StrengthAsked, Mutant, Measured> = {
  name: 'strength',
  prepare: async ({ ruling: only = [] }, tell) => {
    const catalogue = loadCatalogue()
    requireRulings(only, catalogue)
    const sound = remembered(() => soundSuite(catalogue))
    const changes = [...rulesets.values()].flatMap(law => changesOf(law, catalogue))
    const wanted = changes.filter(({ ruling }) => !only.length || only.some(prefix => ruling.startsWith(prefix)))
    const groups = groupBy(wanted, one => `${one.ruleset}-${topicOfChange(one.ruling, catalogue) ?? 'none'}`)
    const play = async (name: string, some: readonly Change[]): Promise<readonly Mutant[]> => {
      const told = (mutants: number) => tell(`${name}: ${mutants} of ${some.length}`)
      return sweep(some, { ...(await sound()), catalogue, same: readSame(), told })
    }
    return {
      pieces: [...groups].map(([name, some]) => ({ name, play: () => play(name, some) })),
      isSample: only.length > 0,
    }
  },
  report: (mutants, { ruling }, cost) => {
    const report = strengthReport(mutants, loadCatalogue())
    return ruling?.length || !cost.found ? { report } : { report, seconds: cost.seconds / cost.found }
  },
}

/** Cases that fail under the law as it is would notice every change, and so none; which rulings decided each of the others. */
async function soundSuite(catalogue: Catalogue) {
  const suite = suiteOf(undefined)
  const verdicts = await playAll(
    suite,
    groundsIn(() => catalogue),
  )
  return {
    suite: { ...suite, cases: suite.cases.filter(one => verdicts.get(one.id)?.outcome === 'pass') },
    decided: new Map([...verdicts].map(([id, { because }]) => [id, new Set(because)])),
  }
}

/** Sweeps the law and scores what the suite noticed; `only` = beginnings of ids of rulings and basic rules. */
export const measure = (ruling: readonly string[] = []): Promise<Measured> => reportOf(strengthSweep, { ruling })

/** The same for some rulings of laws under which every case is known to pass: no case is played under the law as it is. */
export async function measureSome(only: readonly string[]): Promise<StrengthReport> {
  const [suite, catalogue] = [suiteOf(undefined), loadCatalogue()]
  const changes = [...rulesets.values()].flatMap(law => changesOf(law, catalogue))
  const some = changes.filter(({ ruling }) => only.some(prefix => ruling.startsWith(prefix)))
  return strengthReport(await sweep(some, { suite, catalogue, same: readSame() }), catalogue)
}

function requireRulings(only: readonly string[], { customs }: Catalogue): void {
  const ids = [...[...rulesets.values()].flatMap(inForce), ...customs.keys()]
  const unknown = only.find(prefix => !ids.some(id => id.startsWith(prefix)))
  if (unknown === undefined) return
  throw new UsageError(
    `--ruling ${unknown}: no rule or card text carries it out, so it cannot be struck out. Nearest: ${nearest(unknown, new Set(ids), 3).join(', ')}.`,
  )
}
