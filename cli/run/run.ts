import type { Expected } from '../../analysis/baseline/baseline.ts'
import { diagnosed } from '../../analysis/diagnosis/diagnosed.ts'
import { dateOfRun } from '../../runner/clock.ts'
import { holdFolder } from '../../runner/hold-folder.ts'
import type { RunOptions } from '../../runner/options.ts'
import { playSuite } from '../../runner/play-suite.ts'
import { UsageError } from '../../runner/usage-error.ts'
import type { Suite } from '../../steps/suite/case.ts'
import { tellFault } from '../ci/ci.ts'
import { exitCodes } from '../exit-codes.ts'
import { requireWritable } from '../require-writable.ts'
import { takeBackMemoryEarly } from '../tune.ts'
import { type Stage, tellingWhenEnded } from './when-ended.ts'

/** Plays the cases asked for against the engine, writes the reports and prints the summary. */
export async function run(options: RunOptions): Promise<number> {
  takeBackMemoryEarly()
  if (!options.watch) return runOnce(options)
  const { playOnChange } = await import('./watch.ts')
  return playOnChange(options.watch, { out: options.out, play: () => runOnce(options) })
}

async function runOnce(typed: RunOptions): Promise<number> {
  dateOfRun()
  const asked = typed.features?.includes('-') ? await (await import('./from-input.ts')).fromInput(typed) : typed
  if (asked.changed) return runChanged(asked)
  const options = asked.lastFailed ? (await import('./last-failed.ts')).lastFailed(asked) : asked
  if (options) return tellingWhenEnded(options.out, stage => playAndFinish(options, stage))
  process.stdout.write(`Nothing is to be looked into by the report in ${asked.out}, so nothing was played.\n`)
  return exitCodes.well
}

async function runChanged(asked: RunOptions): Promise<number> {
  const { changed, keep } = await import('./changed.ts')
  const found = await changed(asked, remark => process.stderr.write(`${remark}\n`))
  if (!found) {
    process.stdout.write('Nothing changed that a case can be touched by, so nothing was played.\n')
    return exitCodes.well
  }
  const { options, recorder } = found
  const code = await tellingWhenEnded(options.out, stage => playAndFinish(options, stage))
  if (recorder) keep(recorder)
  return code
}

async function playAndFinish(options: RunOptions, stage: Stage): Promise<number> {
  let expected: readonly Expected[] | undefined
  let played: Suite | undefined
  const result = await playSuite(options, {
    beforePlay: async suite => {
      played = suite
      await checkGates(options)
      if (options.writeBaseline) requireWritable('--write-baseline', options.writeBaseline, 'baseline.yaml')
      if (options.baseline)
        expected = (await import('../../analysis/baseline/baseline.ts')).readBaselines(options.baseline, suite)
    },
    folderReady: () => stage.atEnd(holdFolder(options.out)),
    tell: remark => process.stderr.write(`${remark}\n`),
    diagnose: diagnosed,
  }).catch(async error => {
    await tellFault(error, options)
    throw error
  })
  const { verify = 1 } = options
  const unsure = verify > 1 ? await (await import('./verify.ts')).wavering(result, options, verify) : []
  stage.finishing()
  // Its writers are loaded when all is played.
  const { finish } = await import('./finish.ts')
  const says = verify > 1 ? (await import('./verify.ts')).waveringSays(unsure, verify) : ''
  const code = await finish(result, options, expected, unsure.length ? says.trimEnd().split('\n') : [], played)
  if (verify === 1) return code
  process.stdout.write(says)
  return code === exitCodes.well && unsure.length ? exitCodes.failures : code
}

/** What it checks against is read only where a gate asks for it. */
async function checkGates(options: RunOptions): Promise<void> {
  const own = (['requireRuleset', 'minCases', 'failOn'] as const).find(gate => options[gate] !== undefined)
  if (!own) return
  if (options.shard)
    throw new UsageError(
      `--shard and ${optionOf[own]}: a part cannot be held against what the whole must come to; give ${optionOf[own]} to \`merge\`.`,
    )
  if (!options.requireRuleset) return
  const [{ requireGates }, { loadCatalogue }] = await Promise.all([
    import('./gates.ts'),
    import('../../catalogue/catalogue.ts'),
  ])
  requireGates(
    options,
    loadCatalogue().rulesets.map(one => one.id),
  )
}

const optionOf = { requireRuleset: '--require-ruleset', minCases: '--min-cases', failOn: '--fail-on' } as const
