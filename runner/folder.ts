import { rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { makeFolder } from '../reports/make-folder.ts'
import { reason } from '../reports/write-reason.ts'
import type { CucumberFiles } from './cucumber/cucumber.ts'
import type { RunOptions } from './options.ts'
import { UsageError } from './usage-error.ts'

/** Makes sure, before anything is played, that reports can be written; the folder is there from then on. */
export function prepareFolder({ out }: Pick<RunOptions, 'out'>): void {
  made(out)
}

/** The same for a command that may yet refuse what it is asked: nothing is left of a folder that was not there. */
export function requireFolder({ out }: Pick<RunOptions, 'out'>): void {
  const topmost = made(out)
  if (topmost === undefined) return
  for (let folder = resolve(out); folder.startsWith(topmost); folder = dirname(folder)) rmdirSync(folder)
}

/** The topmost folder that was made; undefined where all were there. */
function made(out: string): string | undefined {
  if (!out) throw new UsageError('--out needs the name of a folder, such as reports/out.')
  const probe = join(out, `.${process.pid}.tmp`)
  try {
    const topmost = makeFolder(out)
    writeFileSync(probe, '')
    rmSync(probe)
    return topmost
  } catch (error) {
    throw new UsageError(`--out ${out}: the folder cannot be written (${reason(error)}). Name another one.`)
  }
}

/** Messages that Cucumber's own formatter writes, one file for each ruleset. */
export function messageFiles({ out, report }: RunOptions, ruleset: string): CucumberFiles {
  return report.includes('messages') ? { [join(out, `messages.${ruleset}.ndjson`)]: 'message' } : {}
}
