import { type Asked, keepAsked, lastAsked, Recorder } from '../../analysis/changed/asked.ts'
import { type Sources, sourcesNow } from '../../analysis/changed/sources.ts'
import { touched } from '../../analysis/changed/touched.ts'
import { counted } from '../../reports/words.ts'
import { suiteOf } from '../../runner/features.ts'
import type { RunOptions } from '../../runner/options.ts'
import { UsageError } from '../../runner/usage-error.ts'

/** Files that are named at most. */
const most = 4

/**
 * The options, restricted to the cases that can be touched by what changed since the last run that played everything for it;
 * undefined = none can. The first time, and after a change to what every case rests on, all are played, and what they ask is kept.
 */
export async function changed(
  options: RunOptions,
  tell: (remark: string) => void,
): Promise<{ readonly options: RunOptions; readonly recorder?: Recorder } | undefined> {
  requireOwn(options)
  const [asked, now, { cases }] = [lastAsked(), await sourcesNow(), suiteOf(undefined)]
  if (!asked) {
    tell('--changed: what cases ask is noted now, so all are played.')
    return recording(options, now)
  }
  const found = touched(asked, now, cases)
  const named = `${found.files.slice(0, most).join(', ')}${found.files.length > most ? ` and ${found.files.length - most} more` : ''}`
  if (found.cases.length === cases.length) {
    tell(`--changed: every case may rest on what changed (${named}), so all are played.`)
    return recording(options, now)
  }
  if (!found.cases.length) return undefined
  const why = found.files.length ? `can be touched by what changed (${named})` : 'were to be looked into'
  tell(`--changed: ${counted(found.cases.length, 'case')} of ${cases.length.toLocaleString('en')} ${why}.`)
  return { options: { ...options, case: found.cases.map(({ id }) => id) } }
}

function recording(options: RunOptions, now: Sources) {
  const recorder = new Recorder(now)
  return { options: { ...options, jobs: 1, recorder }, recorder }
}

/** Keeps what the cases of the run asked. */
export const keep = (recorder: Recorder): Asked => keepAsked(recorder.stop())

function requireOwn({ engine, features, cases, case: ids, lastFailed, shard, ...options }: RunOptions): void {
  if (import.meta.url.includes('/node_modules/'))
    throw new UsageError('--changed looks at the sources of a checkout; of an installed package none change.')
  if (engine ?? features ?? cases ?? ids ?? lastFailed ?? shard)
    throw new UsageError(
      '--changed plays the own suite on the built-in engine, whose files it knows; leave out --engine, --features, --cases, --case, --last-failed and --shard.',
    )
  const part = (['ruleset', 'ruling', 'topic', 'card', 'tags', 'skip'] as const).find(
    name => options[name] !== undefined,
  )
  if (part) throw new UsageError(`--changed says which cases are played; leave out --${part}.`)
}
